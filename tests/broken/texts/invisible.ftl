hello = Ho​la
