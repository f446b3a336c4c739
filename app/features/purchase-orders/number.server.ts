import { z } from "zod";

/** What is said of a purchase order number that is too long or has other characters (spec 001 §5, to the letter). */
export const NUMBER_TEXT = "Please enter less than 18 alphanumeric characters.";

/** A purchase order number, 1 to 17 letters and digits. */
export const purchaseOrderNumber = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{1,17}$/, NUMBER_TEXT);
