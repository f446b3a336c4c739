/** The fields of a unit and of its addresses, by their names in the forms. */
export const UNIT_LABELS = { uid: "Number", name: "Name", parentUid: "Parent unit" };

export const PLACE_LABELS = {
  companyName: "Name of the place",
  line1: "Address line 1",
  line2: "Address line 2",
  town: "Town or suburb",
  region: "State",
  postalCode: "Postcode",
  country: "Country",
  phone: "Phone",
};
