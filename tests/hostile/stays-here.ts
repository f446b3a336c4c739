/** Whether a browser that is at the shop stays there when it is led to an address, and a header can hold it. */
export const staysHere = (to: string): boolean =>
  /^[\x21-\x7e]*$/.test(to) && new URL(to, "http://shop.test").host === "shop.test";
