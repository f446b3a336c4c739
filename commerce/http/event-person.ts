/** A person in an event: the number of their account, and their name as it was. */
export interface EventPerson {
  customerId: string;
  name: string;
}
