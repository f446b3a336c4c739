/** What is said of a purchase order number that is too long or has other characters (spec 001 §5, to the letter). */
export const NUMBER_TEXT = "Please enter less than 18 alphanumeric characters.";
