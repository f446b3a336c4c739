/** What each area is about. */
export const TAGS: Record<string, string> = {
  OAuth: "Signing in: issuing and revoking tokens.",
  Site: "Base sites, languages, currencies, countries and titles.",
  CMS: "Pages and components.",
  Access:
    "For people who are not signed in: a new password by a link, a code to sign in with, registration, a decision by the link of a mail to an approver.",
  "Sign-in": "Signing in at the identity provider of an organisation.",
  Users: "The person's profile.",
  Search: "Finding products and pages.",
  Catalogue: "Products, their references, reviews and size guides.",
  Sizes: "A person's size in each size scale.",
  Packs: "What a person may choose from their packs, and what the program pays.",
  Carts: "Carts and their lines.",
  Quotes:
    "Goods that a customer asks the desk to price, and its offers. The calls below `quotes` are the desk's. `allowedActions` says what each side may do.",
  Checkout: "Address, delivery, payment, cost centre and purchase order number.",
  Stores:
    "Places of the supplier to visit, for everybody: where they are, when they are open, what they offer.",
  Configurators:
    "Texts and decoration of garments: what can be chosen, and what lines of carts and orders have.",
  Coupons: "Vouchers that a person keeps on a list, with their states.",
  Account: "A person's own account: their sign-ins, and closing it.",
  Passkeys: "Signing in with a passkey (WebAuthn), and a person's own passkeys.",
  Files:
    "Files that go with a form. Each is sent first and waits a day for its form; what it is, is judged by its content.",
  Notices: "What others did to the person's orders and returns.",
  Consents: "What people allow the shop to do with their data.",
  Contact: "Messages to the uniform desk of the person's organisation.",
  "Address book": "A person's own addresses.",
  "Saved cards":
    "A person's own cards. A new one is registered at the card provider: `request` names its page and a session, the person enters the card there and comes back with `x-card-registration-status`, and `response` saves it, once.",
  Returns:
    "Exchanges for another size, returns for a refund, and faults of delivered orders, with their states and history.",
  "Purchase orders":
    "The register of standing purchase orders, for people who manage units: `x-kitroom-capability` names what they need.",
  "Bulk orders":
    "Many orders from one CSV file, for wholesale stores that have them; everybody else gets 403 ForbiddenError.",
  "Replenishment orders":
    "Orders of goods that are placed again and again, on the dates of the organisation's calendar. Each is placed as if its owner had pressed, or its date says why there is no order.",
  Finance:
    "Invoices, credits, statements and payments of the units that invoices are made out to: `x-kitroom-capability` names what they need. An order is invoiced when its last parcel has left.",
  "Manage organisation": "What an administrator looks after: `x-kitroom-capability` names what they need.",
  "Business units":
    "Looking after units, for their administrators: `x-kitroom-capability` names what they need.",
  Budgets:
    "What cost centres may be charged in a time, with what is spent, held and left. Amounts are inc. GST, without what wearers pay themselves.",
  "Purchase limits":
    "What people may order without an approval, and what approvers may allow, for administrators of their units.",
  "User groups": "People who are given purchase limits together, for administrators of their units.",
  "Cost centres":
    "Looking after cost centres, for administrators of their units: `x-kitroom-capability` names what they need.",
  "Manage users":
    "Looking after people, for administrators of their units: `x-kitroom-capability` names what they need.",
  Orders: "Placing, reading and cancelling orders.",
  "Proxy orders":
    "Ordering in somebody else's name. While a person orders for another, calls that have `x-kitroom-proxied` and the header `proxyuserid` with the other's customer id are about the other person.",
  "Assisted service":
    "For agents of the supplier: finding customers, adding them, giving them carts. Calls in a customer's name have the customer's id in the path or in the header `sap-commerce-cloud-user-id`. Published clients find these beside `/occ/v2` too, with the site as `baseSite`.",
  Approvals:
    "Deciding about orders that wait for approval, for people who approve for their units: `x-kitroom-capability` names what they need.",
  "Punch-out": "Visits from a buyer's procurement system.",
  "Punch-out connections":
    "Buyers' procurement systems, for people of the supplier: `x-kitroom-capability` names what they need.",
  "Program data":
    "Files of a program, for people of the supplier: `x-kitroom-capability` names what they need. docs/program.md has every file and column.",
  Feeds:
    "What the operator's own systems, such as an ERP, send and fetch: for applications with the scope `feeds`. docs/integrators/feeds.md has every column.",
  "Content editing":
    "Drafts, publications and versions of content, for people of the supplier: `x-kitroom-capability` names what they need.",
  Media: "Pictures.",
  Demo: "Calls that exist only in the demo.",
};
