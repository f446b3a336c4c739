/** The fields of a purchase limit. */
export const LABELS = {
  code: "Code",
  name: "Name",
  type: "What it limits",
  threshold: "Amount inc. GST",
  period: "Period",
  unitUid: "Business unit",
  active: "Status",
};

export const PERIODS = [
  { value: "DAY", label: "Per day" },
  { value: "WEEK", label: "Per week" },
  { value: "MONTH", label: "Per month" },
  { value: "QUARTER", label: "Per quarter" },
  { value: "YEAR", label: "Per year" },
];
