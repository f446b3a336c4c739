/** Gathers the tables of modules and jobs for Drizzle; it defines none itself. */
export * from "../modules/organisation/tables";
export * from "../modules/users/tables";
export * from "../modules/oauth/tables";
export * from "../modules/sites/tables";
export * from "../modules/cms/tables";
export * from "../modules/catalogue/tables";
export * from "../modules/reviews/tables";
export * from "../modules/packs/tables";
export * from "../modules/carts/tables";
export * from "../modules/checkout/tables";
export * from "../modules/orders/tables";
export * from "../modules/proxy/tables";
export * from "../modules/purchase-orders/tables";
export * from "../modules/returns/tables";
export * from "../modules/punchout/tables";
export * from "../modules/mail/tables";
export * from "../jobs/tables";
