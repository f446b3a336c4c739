/** The most characters of a search, as the API's lists take it (a test compares); more is cut. */
export const SEARCH_LENGTH = 200;
