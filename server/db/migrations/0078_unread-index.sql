-- Orders are found by their documents (0061); every order that was placed still wrote this one.
DROP INDEX "orders_search_name";
