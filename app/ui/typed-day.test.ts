import { expect, test } from "vitest";
import { readTypedDay } from "./typed-day.server";

test.each([
  ["2027-07-01", "2027-07-01"],
  ["2027-7-1", "2027-07-01"],
  ["1/7/2027", "2027-07-01"],
  [" 01/07/2027 ", "2027-07-01"],
  ["1.7.2027", "2027-07-01"],
  ["1-7-2027", "2027-07-01"],
  ["1 7 2027", "2027-07-01"],
  ["29/2/2028", "2028-02-29"],
  ["31/12/2099", "2099-12-31"],
])("[CC-01] the day that was typed as %s is %s", (typed, day) => {
  expect(readTypedDay(typed)).toEqual({ day });
});

test.each([
  ["2027-02-30", "February 2027 has 28 days. Enter a day from 1 to 28."],
  ["31/02/2027", "February 2027 has 28 days. Enter a day from 1 to 28."],
  ["29/2/2027", "February 2027 has 28 days. Enter a day from 1 to 28."],
  ["0/7/2027", "July 2027 has 31 days. Enter a day from 1 to 31."],
  ["12/13/2027", "There is no month 13. Enter the day first, such as 1/7/2027."],
  ["1/7/27", "Enter the year with four digits, such as 2027."],
  // A browser's date field sends two digits so.
  ["0027-07-01", "Enter the year with four digits, such as 2027."],
  ["0000-01-01", "Enter the year with four digits, such as 2027."],
  ["1999-12-31", "Enter a year from 2000 to 2099."],
  ["12027-01-01", "Enter a year from 2000 to 2099."],
  ["tomorrow", "Enter a date such as 1/7/2027."],
  ["2027-07-01T00:00:00Z", "Enter a date such as 1/7/2027."],
])("[CC-01] %s is no day: %s", (typed, error) => {
  expect(readTypedDay(typed)).toEqual({ error });
});
