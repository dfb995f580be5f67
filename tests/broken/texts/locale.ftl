language-locale = it
