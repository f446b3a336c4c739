// Written by `npm run contract` from the API's OpenAPI document. Do not edit.
export interface paths {
    "/cms/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Components by id, in the order asked for; without ids all of the site's
         * @description Components by id, in the order asked for; without ids all of the site's. Needs no token.
         */
        get: operations["getCmsComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/components/{componentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One component
         * @description One component. Needs no token.
         */
        get: operations["getCmsComponentsByComponentId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page by label or type with its slots; without parameters the homepage
         * @description A page by label or type with its slots; without parameters the homepage. Needs no token.
         */
        get: operations["getCmsPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/pages/{pageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page by its id with its slots
         * @description A page by its id with its slots. Needs no token.
         */
        get: operations["getCmsPagesByPageId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/costcenters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cost centres that the person may charge
         * @description Cost centres that the person may charge. Needs a person's token.
         */
        get: operations["getCostcenters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries that the site delivers to
         * @description Countries that the site delivers to. Needs no token.
         */
        get: operations["getCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Currencies of the site
         * @description Currencies of the site. Needs no token.
         */
        get: operations["getCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The emails in the demo's outbox, newest first; 404 outside the demo
         * @description The emails in the demo's outbox, newest first; 404 outside the demo. Needs no token.
         */
        get: operations["getDemoOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/outbox/{mailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One email of the demo's outbox with its text and HTML
         * @description One email of the demo's outbox with its text and HTML. Needs no token.
         */
        get: operations["getDemoOutboxByMailId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages of the site
         * @description Languages of the site. Needs no token.
         */
        get: operations["getLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgProducts/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One style or one of its SKUs, with colours, variants, stock, prices and value-adds
         * @description One style or one of its SKUs, with colours, variants, stock, prices and value-adds. Needs a person's token.
         */
        get: operations["getOrgProductsByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile, with the flags that ordering needs
         * @description The profile, with the flags that ordering needs. Needs a person's token.
         */
        get: operations["getOrgUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses that the person may have goods sent to
         * @description The addresses that the person may have goods sent to. Needs a person's token.
         */
        get: operations["getOrgUsersAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/addresses/wwgAddresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses that the person may have goods sent to
         * @description The addresses that the person may have goods sent to. Needs a person's token.
         */
        get: operations["getOrgUsersAddressesWwgAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's carts, newest first; the first without saveTime is `current`
         * @description The person's carts, newest first; the first without saveTime is `current`. Needs a person's token.
         */
        get: operations["getOrgUsersCarts"];
        put?: never;
        /**
         * Creates a cart; with `reuse` returns the open one
         * @description Creates a cart; with `reuse` returns the open one. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        post: operations["postOrgUsersCarts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/carts/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A cart with totals
         * @description A cart with totals. Needs a person's token.
         */
        get: operations["getOrgUsersCartsByCartId"];
        put?: never;
        post?: never;
        /**
         * Deletes a cart and releases the entitlement that it holds
         * @description Deletes a cart and releases the entitlement that it holds. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        delete: operations["deleteOrgUsersCartsByCartId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/carts/{cartId}/add/takenEntries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds taken lines; with packId, the draft of that pack
         * @description Adds taken lines; with packId, the draft of that pack. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        post: operations["postOrgUsersCartsByCartIdAddTakenEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/carts/{cartId}/addresses/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets a saved address as the delivery address
         * @description Sets a saved address as the delivery address. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        put: operations["putOrgUsersCartsByCartIdAddressesDelivery"];
        /**
         * Saves a new address and sets it as the delivery address
         * @description Saves a new address and sets it as the delivery address. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        post: operations["postOrgUsersCartsByCartIdAddressesDelivery"];
        /**
         * Clears the delivery address
         * @description Clears the delivery address. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        delete: operations["deleteOrgUsersCartsByCartIdAddressesDelivery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/carts/{cartId}/costcenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the cost centre to charge
         * @description Sets the cost centre to charge. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        put: operations["putOrgUsersCartsByCartIdCostcenter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/carts/{cartId}/deliverymode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the delivery mode, and the delivery address if one is sent
         * @description Sets the delivery mode, and the delivery address if one is sent. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        put: operations["putOrgUsersCartsByCartIdDeliverymode"];
        post?: never;
        /**
         * Clears the delivery mode
         * @description Clears the delivery mode. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        delete: operations["deleteOrgUsersCartsByCartIdDeliverymode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/carts/{cartId}/deliverymodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delivery modes for the cart's address
         * @description Delivery modes for the cart's address. Needs a person's token.
         */
        get: operations["getOrgUsersCartsByCartIdDeliverymodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/carts/{cartId}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a cart
         * @description The lines of a cart. Needs a person's token.
         */
        get: operations["getOrgUsersCartsByCartIdEntries"];
        put?: never;
        /**
         * Adds one SKU, or all SKUs in `orderEntries`; if one cannot be added, none is
         * @description Adds one SKU, or all SKUs in `orderEntries`; if one cannot be added, none is. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        post: operations["postOrgUsersCartsByCartIdEntries"];
        /**
         * Removes all lines
         * @description Removes all lines. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        delete: operations["deleteOrgUsersCartsByCartIdEntries"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/carts/{cartId}/entries/{entryNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the quantity of a line
         * @description Sets the quantity of a line. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        put: operations["putOrgUsersCartsByCartIdEntriesByEntryNumber"];
        post?: never;
        /**
         * Removes a line
         * @description Removes a line. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        delete: operations["deleteOrgUsersCartsByCartIdEntriesByEntryNumber"];
        options?: never;
        head?: never;
        /**
         * Sets the quantity of a line
         * @description Sets the quantity of a line. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        patch: operations["patchOrgUsersCartsByCartIdEntriesByEntryNumber"];
        trace?: never;
    };
    "/orgUsers/current/carts/{cartId}/packs/{packId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a pack and all its lines from the cart
         * @description Removes a pack and all its lines from the cart. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        delete: operations["deleteOrgUsersCartsByCartIdPacksByPackId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/carts/{cartId}/paymenttype": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the payment type and the purchase order number
         * @description Sets the payment type and the purchase order number. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        put: operations["putOrgUsersCartsByCartIdPaymenttype"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/carts/{cartId}/purchase-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart's purchase order number, and the numbers that the unit keeps
         * @description The cart's purchase order number, and the numbers that the unit keeps. Needs a person's token.
         */
        get: operations["getOrgUsersCartsByCartIdPurchaseOrder"];
        /**
         * Sets the purchase order number
         * @description Sets the purchase order number. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        put: operations["putOrgUsersCartsByCartIdPurchaseOrder"];
        post?: never;
        /**
         * Removes the purchase order number
         * @description Removes the purchase order number. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        delete: operations["deleteOrgUsersCartsByCartIdPurchaseOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/carts/{cartId}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What changed since the lines were added; empty if nothing did
         * @description What changed since the lines were added; empty if nothing did. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        post: operations["postOrgUsersCartsByCartIdValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's orders
         * @description The person's orders. Needs a person's token.
         */
        get: operations["getOrgUsersOrders"];
        put?: never;
        /**
         * Places the order of a cart; a second call returns the same order
         * @description Places the order of a cart; a second call returns the same order. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        post: operations["postOrgUsersOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/orders/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order as it was placed
         * @description An order as it was placed. Needs a person's token.
         */
        get: operations["getOrgUsersOrdersByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/orders/{code}/cancelDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an order can still be cancelled, and which items
         * @description Whether an order can still be cancelled, and which items. Needs a person's token.
         */
        get: operations["getOrgUsersOrdersByCodeCancelDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/orders/{code}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an order, or some of its pieces, and returns their entitlement and stock
         * @description Cancels an order, or some of its pieces, and returns their entitlement and stock. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        post: operations["postOrgUsersOrdersByCodeCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The packs allocated to a person in the current period
         * @description The packs allocated to a person in the current period. Needs a person's token.
         */
        get: operations["getOrgUsersPacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/packs/{packId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A pack: its bundles, categories and windows
         * @description A pack: its bundles, categories and windows. Needs a person's token.
         */
        get: operations["getOrgUsersPacksByPackId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/packs/{packId}/bundles/{bundleId}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds an item to the bundle summary
         * @description Adds an item to the bundle summary. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        post: operations["postOrgUsersPacksByPackIdBundlesByBundleIdItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/packs/{packId}/bundles/{bundleId}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes an item from the bundle summary
         * @description Removes an item from the bundle summary. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        delete: operations["deleteOrgUsersPacksByPackIdBundlesByBundleIdItemsByItemId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/packs/{packId}/bundles/{bundleId}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The products of a bundle by category; with `style`, that product only
         * @description The products of a bundle by category; with `style`, that product only. Needs a person's token.
         */
        get: operations["getOrgUsersPacksByPackIdBundlesByBundleIdProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/packs/{packId}/bundles/{bundleId}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The chosen items of a bundle, and what is still required
         * @description The chosen items of a bundle, and what is still required. Needs a person's token.
         */
        get: operations["getOrgUsersPacksByPackIdBundlesByBundleIdSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/packs/{packId}/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copies a pack's draft into the cart
         * @description Copies a pack's draft into the cart. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        post: operations["postOrgUsersPacksByPackIdCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/packs/{packId}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole draft of a pack with its totals, and what is missing before it can go into the cart
         * @description The whole draft of a pack with its totals, and what is missing before it can go into the cart. Needs a person's token.
         */
        get: operations["getOrgUsersPacksByPackIdSummary"];
        put?: never;
        post?: never;
        /**
         * Discards the changes to a draft
         * @description Discards the changes to a draft. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        delete: operations["deleteOrgUsersPacksByPackIdSummary"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/preferred-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the preferred name, which greetings use
         * @description Sets the preferred name, which greetings use. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        put: operations["putOrgUsersPreferredName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/punchout/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a punch-out visit for the signed-in person, as a set-up request does for a buyer
         * @description Opens a punch-out visit for the signed-in person, as a set-up request does for a buyer. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        post: operations["postOrgUsersPunchoutSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgUsers/current/sizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The size scales of a person's packs, with the person's size in each
         * @description The size scales of a person's packs, with the person's size in each. Needs a person's token.
         */
        get: operations["getOrgUsersSizes"];
        /**
         * Saves a person's sizes; a scale without a size is cleared
         * @description Saves a person's sizes; a scale without a size is cleared. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        put: operations["putOrgUsersSizes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paymenttypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment types
         * @description Payment types. Needs no token.
         */
        get: operations["getPaymenttypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One style or one of its SKUs, with colours, variants, stock, prices and value-adds
         * @description One style or one of its SKUs, with colours, variants, stock, prices and value-adds. Needs a person's token.
         */
        get: operations["getProductsByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{code}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that go well with a product, and similar products
         * @description Products that go well with a product, and similar products. Needs a person's token.
         */
        get: operations["getProductsByCodeReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{code}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Colleagues' reviews of a product: the caller's own first, then the newest
         * @description Colleagues' reviews of a product: the caller's own first, then the newest. Needs a person's token.
         */
        get: operations["getProductsByCodeReviews"];
        put?: never;
        /**
         * Saves the caller's review of a product; it replaces an earlier one
         * @description Saves the caller's review of a product; it replaces an earlier one. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        post: operations["postProductsByCodeReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by text, facets and sort: query is freeText:sort:facet:value…
         * @description Products by text, facets and sort: query is freeText:sort:facet:value…. Needs a person's token.
         */
        get: operations["getProductsSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggested terms while someone types
         * @description Suggested terms while someone types. Needs a person's token.
         */
        get: operations["getProductsSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/punchout/sessions/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Starts or continues a punch-out visit: token, cart and the storefront's notes
         * @description Starts or continues a punch-out visit: token, cart and the storefront's notes. Needs no token.
         */
        get: operations["getPunchoutSessionsBySid"];
        put?: never;
        post?: never;
        /**
         * Ends a punch-out visit: its sid and its tokens stop working
         * @description Ends a punch-out visit: its sid and its tokens stop working. Needs no token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        delete: operations["deletePunchoutSessionsBySid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/punchout/sessions/{sid}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves the storefront's notes of a visit, which has no cookie
         * @description Saves the storefront's notes of a visit, which has no cookie. Needs no token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        put: operations["putPunchoutSessionsBySidState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of the shop and products, as one list
         * @description Pages of the shop and products, as one list. Needs a person's token.
         */
        get: operations["getSearchContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggested terms and products while someone types
         * @description Suggested terms and products while someone types. Needs a person's token.
         */
        get: operations["getSearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sizeGuides/{scale}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Body measurements behind the size labels of a scale, in centimetres
         * @description Body measurements behind the size labels of a scale, in centimetres. Needs a person's token.
         */
        get: operations["getSizeGuidesByScale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/titles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Titles, such as Ms and Dr
         * @description Titles, such as Ms and Dr. Needs no token.
         */
        get: operations["getTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile, with the flags that ordering needs
         * @description The profile, with the flags that ordering needs. Needs a person's token.
         */
        get: operations["getUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses that the person may have goods sent to
         * @description The addresses that the person may have goods sent to. Needs a person's token.
         */
        get: operations["getUsersAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's carts, newest first; the first without saveTime is `current`
         * @description The person's carts, newest first; the first without saveTime is `current`. Needs a person's token.
         */
        get: operations["getUsersCarts"];
        put?: never;
        /**
         * Creates a cart; with `reuse` returns the open one
         * @description Creates a cart; with `reuse` returns the open one. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        post: operations["postUsersCarts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/carts/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A cart with totals
         * @description A cart with totals. Needs a person's token.
         */
        get: operations["getUsersCartsByCartId"];
        put?: never;
        post?: never;
        /**
         * Deletes a cart and releases the entitlement that it holds
         * @description Deletes a cart and releases the entitlement that it holds. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        delete: operations["deleteUsersCartsByCartId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/carts/{cartId}/addresses/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets a saved address as the delivery address
         * @description Sets a saved address as the delivery address. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        put: operations["putUsersCartsByCartIdAddressesDelivery"];
        /**
         * Saves a new address and sets it as the delivery address
         * @description Saves a new address and sets it as the delivery address. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        post: operations["postUsersCartsByCartIdAddressesDelivery"];
        /**
         * Clears the delivery address
         * @description Clears the delivery address. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        delete: operations["deleteUsersCartsByCartIdAddressesDelivery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/carts/{cartId}/costcenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the cost centre to charge
         * @description Sets the cost centre to charge. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        put: operations["putUsersCartsByCartIdCostcenter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/carts/{cartId}/deliverymode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the delivery mode, and the delivery address if one is sent
         * @description Sets the delivery mode, and the delivery address if one is sent. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        put: operations["putUsersCartsByCartIdDeliverymode"];
        post?: never;
        /**
         * Clears the delivery mode
         * @description Clears the delivery mode. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        delete: operations["deleteUsersCartsByCartIdDeliverymode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/carts/{cartId}/deliverymodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delivery modes for the cart's address
         * @description Delivery modes for the cart's address. Needs a person's token.
         */
        get: operations["getUsersCartsByCartIdDeliverymodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/carts/{cartId}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a cart
         * @description The lines of a cart. Needs a person's token.
         */
        get: operations["getUsersCartsByCartIdEntries"];
        put?: never;
        /**
         * Adds one SKU, or all SKUs in `orderEntries`; if one cannot be added, none is
         * @description Adds one SKU, or all SKUs in `orderEntries`; if one cannot be added, none is. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        post: operations["postUsersCartsByCartIdEntries"];
        /**
         * Removes all lines
         * @description Removes all lines. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        delete: operations["deleteUsersCartsByCartIdEntries"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/carts/{cartId}/entries/{entryNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the quantity of a line
         * @description Sets the quantity of a line. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        put: operations["putUsersCartsByCartIdEntriesByEntryNumber"];
        post?: never;
        /**
         * Removes a line
         * @description Removes a line. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        delete: operations["deleteUsersCartsByCartIdEntriesByEntryNumber"];
        options?: never;
        head?: never;
        /**
         * Sets the quantity of a line
         * @description Sets the quantity of a line. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        patch: operations["patchUsersCartsByCartIdEntriesByEntryNumber"];
        trace?: never;
    };
    "/users/current/carts/{cartId}/paymenttype": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the payment type and the purchase order number
         * @description Sets the payment type and the purchase order number. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect. Query parameters may also be sent as a form.
         */
        put: operations["putUsersCartsByCartIdPaymenttype"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/carts/{cartId}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What changed since the lines were added; empty if nothing did
         * @description What changed since the lines were added; empty if nothing did. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        post: operations["postUsersCartsByCartIdValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's orders
         * @description The person's orders. Needs a person's token.
         */
        get: operations["getUsersOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/orders/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order as it was placed
         * @description An order as it was placed. Needs a person's token.
         */
        get: operations["getUsersOrdersByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/orders/{code}/cancelDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an order can still be cancelled, and which items
         * @description Whether an order can still be cancelled, and which items. Needs a person's token.
         */
        get: operations["getUsersOrdersByCodeCancelDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/orders/{code}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an order, or some of its pieces, and returns their entitlement and stock
         * @description Cancels an order, or some of its pieces, and returns their entitlement and stock. Needs a person's token. Send an Idempotency-Key so that a repeated request has no further effect.
         */
        post: operations["postUsersOrdersByCodeCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AdditionPreview: {
            lines: {
                basePrice: components["schemas"]["Price"];
                product: {
                    code: string;
                };
                quantity: number;
                shortMessage?: string;
            }[];
            sums: {
                basePrice: components["schemas"]["Price"];
                quantity: number;
                totalPrice: components["schemas"]["Price"];
            }[];
            totalPrice: components["schemas"]["Price"];
        };
        Address: {
            /** @description Known to `fields`; left out of answers while it is empty. */
            cellphone?: string;
            companyName?: string | null;
            country: {
                isocode: string;
                name: string;
            };
            defaultAddress?: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            district?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            email?: string;
            firstName: string;
            formattedAddress: string;
            id?: string;
            lastName: string;
            line1: string;
            line2?: string | null;
            phone?: string | null;
            postalCode: string;
            region?: {
                /** @description Known to `fields`; left out of answers while it is empty. */
                countryIso?: string;
                isocode: string;
                /** @description Known to `fields`; left out of answers while it is empty. */
                isocodeShort?: string;
                /** @description Known to `fields`; left out of answers while it is empty. */
                name?: string;
            } | null;
            /** @description Known to `fields`; left out of answers while it is empty. */
            shippingAddress?: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            title?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            titleCode?: string;
            town: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            visibleInAddressBook?: boolean;
        };
        AddressList: {
            addresses: components["schemas"]["Address"][];
        };
        BaseOption: {
            options: components["schemas"]["VariantOption"][];
            selected: components["schemas"]["VariantOption"];
            variantType: string;
        };
        BaseSite: {
            /** @description Known to `fields`; left out of answers while it is empty. */
            captchaConfig?: {
                enabled: boolean;
                publicKey: string;
            };
            /** @enum {string} */
            channel: "B2B" | "B2C";
            defaultLanguage: {
                isocode: string;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            defaultPreviewCatalogId?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            defaultPreviewCategoryCode?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            defaultPreviewProductCode?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            isolated?: boolean;
            locale: string;
            name: string;
            requiresAuthentication: boolean;
            stores: {
                currencies: {
                    isocode: string;
                }[];
                defaultCurrency: {
                    isocode: string;
                };
                defaultLanguage: {
                    isocode: string;
                };
                languages: {
                    isocode: string;
                }[];
            }[];
            theme: string;
            uid: string;
            urlEncodingAttributes: string[];
            /** @description Known to `fields`; left out of answers while it is empty. */
            urlPatterns?: string[];
        };
        BaseSiteList: {
            baseSites: components["schemas"]["BaseSite"][];
        };
        BundleItem: {
            additionalComments?: string;
            basePriceExcludedVA?: components["schemas"]["Price"];
            colour: string;
            dimension?: string;
            id: string;
            image: string;
            indentExpectedDeliveryDate?: string;
            inStockCode: string;
            isIndentOrder: boolean;
            itemStocked: boolean;
            name: string;
            originalCode: string;
            planning: string;
            points?: number;
            price?: components["schemas"]["Price"];
            productType: string;
            quantity: number;
            reasonOfReplacement?: string;
            selectedValueAdd: {
                name: string;
                price?: components["schemas"]["Price"];
                prompts: {
                    prompt1: string;
                    userEnteredValue: string;
                }[];
            }[];
            setId: string;
            setName: string;
            size: string;
            skuNumber: string;
            stockMessage?: string;
            styleCode: string;
            styleName: string;
        };
        BundleProducts: {
            bundleId: string;
            sets: {
                products: components["schemas"]["Product"][];
                setId: string;
                setName: string;
            }[];
        };
        BundleSummary: {
            balance?: {
                granted: number;
                grantedText: string;
                held: number;
                left: number;
                leftText: string;
                /** @enum {string} */
                measure: "quantity" | "dollar" | "points";
                until?: string;
                used: number;
                usedText: string;
            };
            bundleId: string;
            chosen: number;
            complete: boolean;
            disableCategories: string[];
            disableCategoriesMessage?: string;
            full: boolean;
            leftAfterText?: string;
            maxSelection: number;
            mayGoOn: boolean;
            message?: string;
            minSelection: number;
            missing: number;
            objects: string[];
            optional: number;
            setItems: {
                items: components["schemas"]["BundleItem"][];
                missingSetErrorMessage?: string;
                sets: {
                    setId: string;
                    setName: string;
                }[];
                /** @enum {string} */
                type: "set" | "group";
                value: string;
            }[];
            subject?: string;
        };
        CancelDetails: {
            cancellable: boolean;
            code: string;
            entries: {
                cancellableQuantity: number;
                group?: string;
                groupName?: string;
                orderEntryNumber: number;
                quantity: number;
            }[];
        };
        Cart: {
            accountCharge?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            allocatedCredit?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            allTaken: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            appliedOrderPromotions?: components["schemas"]["PromotionResult"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            appliedProductPromotions?: components["schemas"]["PromotionResult"][];
            appliedSubsidy?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            appliedVouchers?: components["schemas"]["Voucher"][];
            calculated?: boolean;
            charges: components["schemas"]["Charges"];
            code: string;
            costCenter?: {
                /** @description Known to `fields`; left out of answers while it is empty. */
                active?: string;
                /** @description Known to `fields`; left out of answers while it is empty. */
                activeFlag?: boolean;
                code: string;
                /** @description Known to `fields`; left out of answers while it is empty. */
                currency?: {
                    isocode: string;
                };
                name: string;
                /** @description Known to `fields`; left out of answers while it is empty. */
                originalCode?: string;
                /** @description Known to `fields`; left out of answers while it is empty. */
                unit?: {
                    /** @description Known to `fields`; left out of answers while it is empty. */
                    addresses?: components["schemas"]["Address"][];
                    name: string;
                    uid: string;
                };
            };
            costCenterRequired: boolean;
            deliveryAddress?: components["schemas"]["Address"];
            deliveryCost?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            deliveryItemsQuantity?: number;
            deliveryMode?: components["schemas"]["DeliveryMode"];
            /** @description Known to `fields`; left out of answers while it is empty. */
            deliveryOrderGroups?: {
                entries?: ({
                    entryNumber: number;
                } & {
                    [key: string]: unknown;
                })[];
                quantity?: number;
                totalPriceWithTax?: {
                    currencyIso: string;
                    formattedValue: string;
                    maxQuantity?: number;
                    minQuantity?: number;
                    /** @enum {string} */
                    priceType?: "BUY" | "FROM";
                    value: number;
                };
            }[];
            description?: string;
            enableTaken: boolean;
            entries: components["schemas"]["OrderEntry"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            entryGroups?: ({
                entryGroupNumber: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Known to `fields`; left out of answers while it is empty. */
            expirationTime?: string;
            guid: string;
            name?: string;
            net: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            orderDiscounts?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            ownShare: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            packs: {
                allocationType: string;
                changed: boolean;
                packId: string;
                packName: string;
                packType: string;
                returnsNote: string;
            }[];
            parcels: components["schemas"]["ExpectedParcel"][];
            paymentInfo?: components["schemas"]["PaymentInfo"];
            paymentType?: {
                code: string;
                displayName: string;
            };
            pickupItemsQuantity?: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            pickupOrderGroups?: {
                entries?: ({
                    entryNumber: number;
                } & {
                    [key: string]: unknown;
                })[];
                quantity?: number;
                totalPriceWithTax?: {
                    currencyIso: string;
                    formattedValue: string;
                    maxQuantity?: number;
                    minQuantity?: number;
                    /** @enum {string} */
                    priceType?: "BUY" | "FROM";
                    value: number;
                };
            }[];
            points: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            potentialOrderPromotions?: components["schemas"]["PromotionResult"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            potentialProductPromotions?: components["schemas"]["PromotionResult"][];
            priceIncludingGST: boolean;
            pricesShown: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            productDiscounts?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            purchaseOrderNumber?: string;
            purchaseOrderRequired: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            sapQuote?: {
                code: string;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            savedBy?: {
                name: string;
                uid: string;
            };
            saveTime?: string;
            site?: string;
            store?: string;
            subTotal?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            totalDiscounts?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            totalItems: number;
            totalPrice?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            totalPriceWithTax?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            totalTax?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            totalUnitCount: number;
            user: {
                name: string;
                uid: string;
            };
        };
        CartAddition: components["schemas"]["CartModification"] & {
            cartModifications?: components["schemas"]["CartModification"][];
            preview?: components["schemas"]["AdditionPreview"];
        };
        CartList: {
            carts: components["schemas"]["Cart"][];
        };
        CartModification: {
            /** @description Known to `fields`; left out of answers while it is empty. */
            deliveryModeChanged?: boolean;
            entry?: components["schemas"]["OrderEntry"];
            quantity: number;
            quantityAdded: number;
            statusCode: string;
            statusMessage?: string;
        };
        CartModificationList: {
            cartModifications: components["schemas"]["CartModification"][];
        };
        CartPurchaseOrder: {
            available: {
                description: string;
                purchaseOrderNumber: string;
            }[];
            purchaseOrderNumber?: string;
        };
        Charges: {
            brief: string;
            note?: string;
            rows: {
                amount: string;
                code: string;
                label: string;
            }[];
            total: {
                amount: string;
                label: string;
            };
        };
        CmsComponent: {
            container: string;
            flexType?: string;
            name: string;
            typeCode: string;
            uid: string;
        } & {
            [key: string]: unknown;
        };
        CmsComponentList: {
            component: components["schemas"]["CmsComponent"][];
            pagination: {
                count: number;
                page: number;
                totalCount: number;
                totalPages: number;
            };
            sorts: {
                asc: boolean;
                code: string;
            }[];
        };
        CmsPage: {
            contentSlots: {
                contentSlot: components["schemas"]["CmsSlot"][];
            };
            label: string;
            name: string;
            robotTag: string;
            template: string;
            title: string;
            typeCode: string;
            uid: string;
        };
        CmsSlot: {
            components: {
                component: components["schemas"]["CmsComponent"][];
            };
            name: string;
            position: string;
            slotId: string;
            slotShared: boolean;
        };
        Consignment: {
            carrier?: string;
            code: string;
            deliveryPointOfService?: components["schemas"]["PointOfService"];
            entries: {
                entryNumber: number;
                orderEntry?: components["schemas"]["OrderedEntry"];
                quantity: number;
                shippedQuantity: number;
            }[];
            expected?: {
                from: string;
                to: string;
            };
            runs: components["schemas"]["SizeRun"][];
            shippingAddress?: components["schemas"]["Address"] & unknown;
            stage: string;
            status: string;
            statusDate: string;
            statusDisplay: string;
            trackingID?: string;
        };
        ContentSearch: {
            pagination: components["schemas"]["Pagination"];
            products: components["schemas"]["Product"][];
            results: {
                description: string;
                imageUrl: string;
                label: string;
                name: string;
                title: string;
            }[];
            suggestions: {
                term: string;
            }[];
        };
        CostCenter: {
            active: string;
            activeFlag: boolean;
            code: string;
            currency: {
                isocode: string;
            };
            name: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            originalCode?: string;
            unit: {
                addresses: components["schemas"]["Address"][];
                name: string;
                uid: string;
            };
        };
        CostCenterList: {
            costCenters: components["schemas"]["CostCenter"][];
        };
        Countries: {
            countries: {
                isocode: string;
                name: string;
            }[];
        };
        Currencies: {
            currencies: {
                active: boolean;
                isocode: string;
                name: string;
                symbol: string;
            }[];
        };
        /** @description Known to `fields`; left out of answers while it is empty. */
        DeliveryMode: {
            code: string;
            deliveryCost?: components["schemas"]["Price"];
            description: string;
            name: string;
        };
        DeliveryModeList: {
            deliveryModes: components["schemas"]["DeliveryMode"][];
        };
        DemoMail: {
            attempts: number;
            created: string;
            html: string;
            id: string;
            lastError?: string;
            replyTo?: string;
            /** @enum {string} */
            status: "waiting" | "sent" | "dead";
            subject: string;
            text: string;
            to: string;
            toName: string;
        };
        DemoMailList: {
            mails: {
                attempts: number;
                created: string;
                id: string;
                /** @enum {string} */
                status: "waiting" | "sent" | "dead";
                subject: string;
                to: string;
                toName: string;
            }[];
            pagination: components["schemas"]["Pagination"];
        };
        EntryProduct: {
            /** @description Known to `fields`; left out of answers while it is empty. */
            availableForPickup?: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            averageRating?: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            baseOptions?: components["schemas"]["BaseOption"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            baseProduct?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            categories?: {
                code: string;
                image?: components["schemas"]["Image"] & unknown;
                name: string;
                url: string;
            }[];
            /** @description Known to `fields`; left out of answers while it is empty. */
            classifications?: {
                code: string;
                features: {
                    code: string;
                    /** @description Known to `fields`; left out of answers while it is empty. */
                    comparable?: boolean;
                    /** @description Known to `fields`; left out of answers while it is empty. */
                    featureUnit?: {
                        name: string;
                        symbol: string;
                        unitType: string;
                    };
                    featureValues: {
                        value: string;
                    }[];
                    name: string;
                    /** @description Known to `fields`; left out of answers while it is empty. */
                    range?: boolean;
                }[];
                name: string;
            }[];
            code: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            colorImageMapList?: {
                backImageURL: string;
                code: string;
                color: string;
                hex: string;
                productImageURL: string;
                swatchImageURL: string;
            }[];
            colour: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            configurable?: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            configuratorType?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            description?: string;
            dimension?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            dimensionLabel?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            futureStocks?: {
                date: string;
                formattedDate: string;
                stock: components["schemas"]["Stock"];
            }[];
            image: string;
            images: components["schemas"]["Image"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            isNewItem?: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            manufacturer?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            maxRRPPriceData?: {
                formattedValue: string;
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            maxSTDPriceData?: {
                formattedValue: string;
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            minRRPPriceData?: {
                formattedValue: string;
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            minSTDPriceData?: {
                formattedValue: string;
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            multidimensional?: boolean;
            name: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            numberOfReviews?: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            points?: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            potentialPromotions?: components["schemas"]["Promotion"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            price?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            priceBasis?: {
                includingGST: boolean;
                paidByReader: boolean;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            priceRange?: {
                maxPrice: components["schemas"]["Price"];
                minPrice: components["schemas"]["Price"];
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            productCode?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            purchasable?: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            reviews?: ({
                id: string;
            } & {
                [key: string]: unknown;
            })[];
            size: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            sizeLabel?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            sizeRange?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            sizeScale?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            standard?: string;
            stock?: components["schemas"]["Stock"] & unknown;
            styleCode: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            summary?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            tags?: string[];
            url: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            usualSize?: {
                at: string;
                dimension?: string;
                size: string;
                /** @enum {string} */
                source: "ordered" | "chosen" | "saved";
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            valueAdds?: components["schemas"]["ValueAdd"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            variantMatrix?: ({
                isLeaf: boolean;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Known to `fields`; left out of answers while it is empty. */
            variantOptions?: components["schemas"]["VariantOption"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            variantType?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            volumePrices?: components["schemas"]["Price"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            volumePricesFlag?: boolean;
        };
        ErrorList: {
            errors: {
                message: string;
                reason?: string;
                subject?: string;
                subjectType?: string;
                type: string;
            }[];
        };
        ExpectedParcel: {
            about: boolean;
            entries: {
                entryNumber: number;
                quantity: number;
            }[];
            from: string;
            to: string;
        };
        FacetValue: {
            code: string;
            count: number;
            hex?: string;
            name: string;
            query: components["schemas"]["SearchState"];
            selected: boolean;
            swatchImageURL?: string;
        };
        Image: {
            altText: string;
            /** @enum {string} */
            format: "product" | "thumbnail" | "zoom" | "cartIcon" | "styleSwatch";
            galleryIndex?: number;
            /** @enum {string} */
            imageType: "PRIMARY" | "GALLERY";
            url: string;
        };
        JourneyStep: {
            date?: string;
            pieces?: number;
            stage: string;
            /** @enum {string} */
            state: "done" | "current" | "ahead" | "stopped";
        };
        Languages: {
            languages: {
                active: boolean;
                isocode: string;
                name: string;
                nativeName: string;
            }[];
        };
        MySizes: {
            scales: {
                dimensionLabel?: string;
                garments: string;
                scale: string;
                sizeLabel: string;
                sizes: {
                    dimension?: string;
                    size: string;
                }[];
                usual?: {
                    at: string;
                    dimension?: string;
                    size: string;
                    /** @enum {string} */
                    source: "ordered" | "chosen" | "saved";
                };
            }[];
        };
        Order: {
            accountCharge?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            allocatedCredit?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            appliedOrderPromotions?: components["schemas"]["PromotionResult"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            appliedProductPromotions?: components["schemas"]["PromotionResult"][];
            appliedSubsidy?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            appliedVouchers?: components["schemas"]["Voucher"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            calculated?: boolean;
            cancellable: boolean;
            charges: components["schemas"]["Charges"];
            code: string;
            consignments: components["schemas"]["Consignment"][];
            costCenter?: {
                /** @description Known to `fields`; left out of answers while it is empty. */
                active?: string;
                /** @description Known to `fields`; left out of answers while it is empty. */
                activeFlag?: boolean;
                code: string;
                /** @description Known to `fields`; left out of answers while it is empty. */
                currency?: {
                    isocode: string;
                };
                name: string;
                /** @description Known to `fields`; left out of answers while it is empty. */
                originalCode?: string;
                /** @description Known to `fields`; left out of answers while it is empty. */
                unit?: {
                    /** @description Known to `fields`; left out of answers while it is empty. */
                    addresses?: components["schemas"]["Address"][];
                    name: string;
                    uid: string;
                };
            };
            created: string;
            deliveryAddress: components["schemas"]["Address"];
            deliveryCost?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            deliveryItemsQuantity?: number;
            deliveryMode: components["schemas"]["DeliveryMode"];
            /** @description Known to `fields`; left out of answers while it is empty. */
            deliveryOrderGroups?: {
                entries?: ({
                    entryNumber: number;
                } & {
                    [key: string]: unknown;
                })[];
                quantity?: number;
                totalPriceWithTax?: {
                    currencyIso: string;
                    formattedValue: string;
                    maxQuantity?: number;
                    minQuantity?: number;
                    /** @enum {string} */
                    priceType?: "BUY" | "FROM";
                    value: number;
                };
            }[];
            entries: components["schemas"]["OrderedEntry"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            guestCustomer?: boolean;
            guid: string;
            historyEntries: components["schemas"]["OrderHistoryEntry"][];
            journey: components["schemas"]["JourneyStep"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            net?: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            orderDiscounts?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            organisation: {
                name: string;
                uid: string;
            };
            orgCustomer?: {
                name: string;
                uid: string;
            };
            orgUnit: {
                name: string;
                uid: string;
            };
            ownShare: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            ownShareBy?: string;
            paymentInfo?: components["schemas"]["PaymentInfo"] & unknown;
            paymentType: {
                code: string;
                displayName: string;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            permissionResults?: {
                approverName: string;
                approverNotes?: string;
                permissionType: {
                    code: string;
                    name: string;
                };
                statusDisplay: string;
            }[];
            /** @description Known to `fields`; left out of answers while it is empty. */
            pickupItemsQuantity?: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            pickupOrderGroups?: {
                entries?: ({
                    entryNumber: number;
                } & {
                    [key: string]: unknown;
                })[];
                quantity?: number;
                totalPriceWithTax?: {
                    currencyIso: string;
                    formattedValue: string;
                    maxQuantity?: number;
                    minQuantity?: number;
                    /** @enum {string} */
                    priceType?: "BUY" | "FROM";
                    value: number;
                };
            }[];
            placed: string;
            points: number;
            poNumber?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            potentialOrderPromotions?: components["schemas"]["PromotionResult"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            potentialProductPromotions?: components["schemas"]["PromotionResult"][];
            priceIncludingGST: boolean;
            pricesShown: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            productDiscounts?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            purchaseOrderNumber?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            returnable?: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            sapCancellationReasons?: {
                code: string;
                name: string;
            }[];
            /** @description Known to `fields`; left out of answers while it is empty. */
            site?: string;
            stage: string;
            status: string;
            statusDisplay: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            store?: string;
            subTotal?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            totalDiscounts?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            totalItems: number;
            totalPrice?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            totalPriceWithTax?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            totalTax?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            totalUnitCount: number;
            unconsignedEntries?: components["schemas"]["OrderedEntry"][];
            unconsignedRuns: components["schemas"]["SizeRun"][];
            updateAllocationError?: boolean;
            user: {
                name: string;
                uid: string;
            };
            waveProductAvailabilityErrorMessage?: string;
            waveServiceUnavailable?: boolean;
        };
        OrderedEntry: {
            basePrice?: components["schemas"]["Price"];
            bundleName?: string;
            cancellableQuantity: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            cancelledItemsPrice?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            cancelledQuantity?: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            configurationInfos?: {
                configurationLabel: string;
                configurationValue: string;
                configuratorType: string;
                status: string;
            }[];
            deliveryMode?: components["schemas"]["DeliveryMode"];
            deliveryPointOfService?: components["schemas"]["PointOfService"];
            entryNumber: number;
            packId?: string;
            packName?: string;
            product: components["schemas"]["EntryProduct"];
            quantity: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            returnableQuantity?: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            returnedItemsPrice?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            returnsNote?: string;
            selectedValueAdd: {
                name: string;
                prompts: {
                    prompt1: string;
                    userEnteredValue: string;
                }[];
            }[];
            /** @description Known to `fields`; left out of answers while it is empty. */
            statusSummaryList?: {
                numberOfIssues: number;
                status: string;
            }[];
            stockMessage?: string;
            totalPrice?: components["schemas"]["Price"];
            /** @description Known to `fields`; left out of answers while it is empty. */
            updateable?: boolean;
        };
        OrderEntry: {
            basePrice?: components["schemas"]["Price"];
            bundleId?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            cancellableQuantity?: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            cancelledItemsPrice?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            configurationInfos?: {
                configurationLabel: string;
                configurationValue: string;
                configuratorType: string;
                status: string;
            }[];
            deliveryMode?: components["schemas"]["DeliveryMode"];
            deliveryPointOfService?: components["schemas"]["PointOfService"];
            entryNumber: number;
            packId?: string;
            product: components["schemas"]["EntryProduct"];
            quantity: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            returnableQuantity?: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            returnedItemsPrice?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            selectedValueAdd: {
                name: string;
                prompts: {
                    prompt1: string;
                    userEnteredValue: string;
                }[];
            }[];
            /** @description Known to `fields`; left out of answers while it is empty. */
            statusSummaryList?: {
                numberOfIssues: number;
                status: string;
            }[];
            stockMessage?: string;
            taken: boolean;
            totalPrice?: components["schemas"]["Price"];
            updateable: boolean;
        };
        OrderEntryList: {
            orderEntries: components["schemas"]["OrderEntry"][];
        };
        OrderHistoryEntry: {
            /** @enum {string} */
            actor: "wearer" | "approver" | "merchant" | "warehouse" | "system";
            cancelledEntries?: {
                orderEntryNumber: number;
                quantity: number;
            }[];
            channel: string;
            consignment?: string;
            note?: string;
            onBehalfOf?: {
                customerId: string;
                name: string;
            };
            previousStatus?: string;
            sequence: number;
            status: string;
            statusDisplay: string;
            timestamp: string;
            user?: {
                customerId: string;
                name: string;
            };
        };
        OrderList: {
            orders: {
                charged: string;
                code: string;
                costCenter?: {
                    /** @description Known to `fields`; left out of answers while it is empty. */
                    active?: string;
                    /** @description Known to `fields`; left out of answers while it is empty. */
                    activeFlag?: boolean;
                    code: string;
                    /** @description Known to `fields`; left out of answers while it is empty. */
                    currency?: {
                        isocode: string;
                    };
                    name: string;
                    /** @description Known to `fields`; left out of answers while it is empty. */
                    originalCode?: string;
                    /** @description Known to `fields`; left out of answers while it is empty. */
                    unit?: {
                        /** @description Known to `fields`; left out of answers while it is empty. */
                        addresses?: components["schemas"]["Address"][];
                        name: string;
                        uid: string;
                    };
                };
                firstProducts: {
                    image: string;
                    name: string;
                    styleCode: string;
                }[];
                guid: string;
                orgCustomer?: {
                    name: string;
                    uid: string;
                };
                /** @description Known to `fields`; left out of answers while it is empty. */
                orgUnit?: {
                    name: string;
                    uid: string;
                };
                placed: string;
                purchaseOrderNumber?: string;
                stage: string;
                status: string;
                statusDisplay: string;
                total?: components["schemas"]["Price"];
                totalStyles: number;
                totalUnitCount: number;
            }[];
            pagination: components["schemas"]["Pagination"];
            sorts: components["schemas"]["Sort"][];
        };
        OrgUnit: {
            active: boolean;
            billToName: string;
            bulkUploadEnabled: boolean;
            country: {
                isocode: string;
            };
            currency: {
                isocode: string;
            };
            customerSpecificCurrencySymbol: string;
            enableChatbot: boolean;
            enableNaizFit: boolean;
            name: string;
            uid: string;
        };
        Pack: {
            /** @enum {string} */
            allocationType: "quantity" | "dollar" | "points";
            balance?: {
                granted: number;
                grantedText: string;
                held: number;
                left: number;
                leftText: string;
                /** @enum {string} */
                measure: "quantity" | "dollar" | "points";
                until?: string;
                used: number;
                usedText: string;
            };
            bundleCount: number;
            bundles: {
                bundleDescription: string;
                bundleId: string;
                bundleName: string;
                chosen: number;
                complete: boolean;
                fundMessage: string;
                fundType: string;
                indentExpectedDeliveryDate?: string;
                indentStartDate?: string;
                isIndentOrder: boolean;
                maxSelection: number;
                minSelection: number;
                sets: {
                    productCount: number;
                    setId: string;
                    setName: string;
                }[];
                subsidyRange: {
                    from: number;
                    percent: number;
                    to: number;
                }[];
            }[];
            changed: boolean;
            chosen: number;
            closed?: components["schemas"]["PackRefusal"];
            closesAt?: string;
            description: string;
            fundedBy: string;
            fundMessage?: string;
            packId: string;
            packName: string;
            /** @enum {string} */
            packType: "compulsory" | "new starter" | "optional" | "self-purchase";
            picture?: string;
            pricesShown: boolean;
            returnsNote: string;
            /** @enum {string} */
            status: "open" | "in-progress" | "in-cart" | "used" | "closed";
        };
        PackList: {
            packs: {
                /** @enum {string} */
                allocationType: "quantity" | "dollar" | "points";
                balance?: {
                    granted: number;
                    grantedText: string;
                    held: number;
                    left: number;
                    leftText: string;
                    /** @enum {string} */
                    measure: "quantity" | "dollar" | "points";
                    until?: string;
                    used: number;
                    usedText: string;
                };
                bundleCount: number;
                changed: boolean;
                chosen: number;
                closed?: components["schemas"]["PackRefusal"];
                closesAt?: string;
                description: string;
                fundedBy: string;
                fundMessage?: string;
                hanging: string[];
                packId: string;
                packName: string;
                /** @enum {string} */
                packType: "compulsory" | "new starter" | "optional" | "self-purchase";
                picture?: string;
                pricesShown: boolean;
                /** @enum {string} */
                status: "open" | "in-progress" | "in-cart" | "used" | "closed";
            }[];
            pagination: components["schemas"]["Pagination"];
        };
        PackRefusal: {
            bundleId?: string;
            left?: number;
            message: string;
            rule: string;
            until?: string;
            used?: number;
        };
        PackSummary: {
            allocatedCredit?: components["schemas"]["Price"];
            appliedSubsidy?: components["schemas"]["Price"];
            changed: boolean;
            charges: components["schemas"]["Charges"];
            currencySymbol: string;
            fundedBy: string;
            gst?: components["schemas"]["Price"];
            inCart: boolean;
            itemCount: number;
            leftAfterText?: string;
            ownShare: components["schemas"]["Price"];
            packName: string;
            packSummary: {
                bundles: {
                    bundleId: string;
                    bundleName: string;
                    complete: boolean;
                    setItems: components["schemas"]["BundleItem"][];
                }[];
            };
            packType: string;
            points: number;
            priceIncludingGST: boolean;
            refusals: components["schemas"]["PackRefusal"][];
            returnsNote: string;
            shippingCharge?: components["schemas"]["Price"];
            subTotal?: components["schemas"]["Price"];
            totalWithGST?: components["schemas"]["Price"];
        };
        Pagination: {
            currentPage: number;
            pageSize: number;
            sort?: string;
            totalPages: number;
            totalResults: number;
        };
        PaymentInfo: {
            /** @description Known to `fields`; left out of answers while it is empty. */
            accountHolderName?: string;
            billingAddress?: components["schemas"]["Address"] & unknown;
            /** @description Known to `fields`; left out of answers while it is empty. */
            cardNumber?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            cardType?: {
                code: string;
                name: string;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            defaultPayment?: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            expiryMonth?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            expiryYear?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            id?: string;
            ownShareBy: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            saved?: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            startMonth?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            startYear?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            subscriptionId?: string;
        };
        PaymentTypeList: {
            paymentTypes: {
                code: string;
                displayName: string;
            }[];
        };
        PlacedOrder: {
            accountCharge?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            allocatedCredit?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            appliedOrderPromotions?: components["schemas"]["PromotionResult"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            appliedProductPromotions?: components["schemas"]["PromotionResult"][];
            appliedSubsidy?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            appliedVouchers?: components["schemas"]["Voucher"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            calculated?: boolean;
            cancellable?: boolean;
            charges?: components["schemas"]["Charges"];
            code?: string;
            consignments?: components["schemas"]["Consignment"][];
            costCenter?: {
                /** @description Known to `fields`; left out of answers while it is empty. */
                active?: string;
                /** @description Known to `fields`; left out of answers while it is empty. */
                activeFlag?: boolean;
                code: string;
                /** @description Known to `fields`; left out of answers while it is empty. */
                currency?: {
                    isocode: string;
                };
                name: string;
                /** @description Known to `fields`; left out of answers while it is empty. */
                originalCode?: string;
                /** @description Known to `fields`; left out of answers while it is empty. */
                unit?: {
                    /** @description Known to `fields`; left out of answers while it is empty. */
                    addresses?: components["schemas"]["Address"][];
                    name: string;
                    uid: string;
                };
            };
            created?: string;
            deliveryAddress?: components["schemas"]["Address"];
            deliveryCost?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            deliveryItemsQuantity?: number;
            deliveryMode?: components["schemas"]["DeliveryMode"];
            /** @description Known to `fields`; left out of answers while it is empty. */
            deliveryOrderGroups?: {
                entries?: ({
                    entryNumber: number;
                } & {
                    [key: string]: unknown;
                })[];
                quantity?: number;
                totalPriceWithTax?: {
                    currencyIso: string;
                    formattedValue: string;
                    maxQuantity?: number;
                    minQuantity?: number;
                    /** @enum {string} */
                    priceType?: "BUY" | "FROM";
                    value: number;
                };
            }[];
            entries?: components["schemas"]["OrderedEntry"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            guestCustomer?: boolean;
            guid?: string;
            historyEntries?: components["schemas"]["OrderHistoryEntry"][];
            journey?: components["schemas"]["JourneyStep"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            net?: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            orderDiscounts?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            organisation?: {
                name: string;
                uid: string;
            };
            orgCustomer?: {
                name: string;
                uid: string;
            };
            orgUnit?: {
                name: string;
                uid: string;
            };
            ownShare?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            ownShareBy?: string;
            paymentInfo?: components["schemas"]["PaymentInfo"] & unknown;
            paymentType?: {
                code: string;
                displayName: string;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            permissionResults?: {
                approverName: string;
                approverNotes?: string;
                permissionType: {
                    code: string;
                    name: string;
                };
                statusDisplay: string;
            }[];
            /** @description Known to `fields`; left out of answers while it is empty. */
            pickupItemsQuantity?: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            pickupOrderGroups?: {
                entries?: ({
                    entryNumber: number;
                } & {
                    [key: string]: unknown;
                })[];
                quantity?: number;
                totalPriceWithTax?: {
                    currencyIso: string;
                    formattedValue: string;
                    maxQuantity?: number;
                    minQuantity?: number;
                    /** @enum {string} */
                    priceType?: "BUY" | "FROM";
                    value: number;
                };
            }[];
            placed?: string;
            points?: number;
            poNumber?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            potentialOrderPromotions?: components["schemas"]["PromotionResult"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            potentialProductPromotions?: components["schemas"]["PromotionResult"][];
            priceIncludingGST?: boolean;
            pricesShown?: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            productDiscounts?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            purchaseOrderNumber?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            returnable?: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            sapCancellationReasons?: {
                code: string;
                name: string;
            }[];
            /** @description Known to `fields`; left out of answers while it is empty. */
            site?: string;
            stage?: string;
            status?: string;
            statusDisplay?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            store?: string;
            subTotal?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            totalDiscounts?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            totalItems?: number;
            totalPrice?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            totalPriceWithTax?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            totalTax?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            totalUnitCount?: number;
            unconsignedEntries?: components["schemas"]["OrderedEntry"][];
            unconsignedRuns?: components["schemas"]["SizeRun"][];
            updateAllocationError?: boolean;
            user?: {
                name: string;
                uid: string;
            };
            waveProductAvailabilityErrorMessage?: string;
            waveServiceUnavailable?: boolean;
        };
        /** @description Known to `fields`; left out of answers while it is empty. */
        PointOfService: {
            description?: string;
            displayName?: string;
            name?: string;
            url?: string;
        };
        Price: {
            currencyIso: string;
            formattedValue: string;
            maxQuantity?: number;
            minQuantity?: number;
            /** @enum {string} */
            priceType?: "BUY" | "FROM";
            value: number;
        };
        Product: {
            /** @description Known to `fields`; left out of answers while it is empty. */
            availableForPickup?: boolean;
            averageRating?: number;
            baseOptions?: components["schemas"]["BaseOption"][];
            baseProduct?: string;
            categories: {
                code: string;
                image?: components["schemas"]["Image"] & unknown;
                name: string;
                url: string;
            }[];
            classifications: {
                code: string;
                features: {
                    code: string;
                    /** @description Known to `fields`; left out of answers while it is empty. */
                    comparable?: boolean;
                    /** @description Known to `fields`; left out of answers while it is empty. */
                    featureUnit?: {
                        name: string;
                        symbol: string;
                        unitType: string;
                    };
                    featureValues: {
                        value: string;
                    }[];
                    name: string;
                    /** @description Known to `fields`; left out of answers while it is empty. */
                    range?: boolean;
                }[];
                name: string;
            }[];
            code: string;
            colorImageMapList: {
                backImageURL: string;
                code: string;
                color: string;
                hex: string;
                productImageURL: string;
                swatchImageURL: string;
            }[];
            configurable: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            configuratorType?: string;
            description: string;
            dimensionLabel?: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            futureStocks?: {
                date: string;
                formattedDate: string;
                stock: components["schemas"]["Stock"];
            }[];
            images: components["schemas"]["Image"][];
            isNewItem: boolean;
            manufacturer: string;
            maxRRPPriceData?: {
                formattedValue: string;
                value: number;
            };
            maxSTDPriceData?: {
                formattedValue: string;
                value: number;
            };
            minRRPPriceData?: {
                formattedValue: string;
                value: number;
            };
            minSTDPriceData?: {
                formattedValue: string;
                value: number;
            };
            multidimensional: boolean;
            name: string;
            numberOfReviews: number;
            points?: number;
            /** @description Known to `fields`; left out of answers while it is empty. */
            potentialPromotions?: components["schemas"]["Promotion"][];
            price?: components["schemas"]["Price"];
            priceBasis: {
                includingGST: boolean;
                paidByReader: boolean;
            };
            priceRange?: {
                maxPrice: components["schemas"]["Price"];
                minPrice: components["schemas"]["Price"];
            };
            productCode: string;
            purchasable: boolean;
            /** @description Known to `fields`; left out of answers while it is empty. */
            reviews?: ({
                id: string;
            } & {
                [key: string]: unknown;
            })[];
            sizeLabel: string;
            sizeRange: string;
            sizeScale: string;
            standard?: string;
            stock: components["schemas"]["Stock"];
            summary: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            tags?: string[];
            url: string;
            usualSize?: {
                at: string;
                dimension?: string;
                size: string;
                /** @enum {string} */
                source: "ordered" | "chosen" | "saved";
            };
            valueAdds: components["schemas"]["ValueAdd"][];
            /** @description Known to `fields`; left out of answers while it is empty. */
            variantMatrix?: ({
                isLeaf: boolean;
            } & {
                [key: string]: unknown;
            })[];
            variantOptions: components["schemas"]["VariantOption"][];
            variantType?: string;
            volumePrices: components["schemas"]["Price"][];
            volumePricesFlag: boolean;
        };
        ProductReferences: {
            references: {
                /** @description Known to `fields`; left out of answers while it is empty. */
                description?: string;
                preselected: boolean;
                /** @description Known to `fields`; left out of answers while it is empty. */
                quantity?: number;
                /** @enum {string} */
                referenceType: "SIMILAR" | "ACCESSORIES";
                target: components["schemas"]["Product"];
            }[];
        };
        ProductSearchPage: {
            breadcrumbs: {
                facetCode: string;
                facetName: string;
                facetValueCode: string;
                facetValueName: string;
                removeQuery: components["schemas"]["SearchState"];
                truncateQuery: components["schemas"]["SearchState"];
            }[];
            categoryCode?: string;
            currentQuery: components["schemas"]["SearchState"];
            facets: {
                category: boolean;
                code: string;
                multiSelect: boolean;
                name: string;
                priority: number;
                topValues?: components["schemas"]["FacetValue"][];
                values: components["schemas"]["FacetValue"][];
                visible: boolean;
            }[];
            freeTextSearch: string;
            /** @description Known to `fields`; left out of answers while it is empty. */
            keywordRedirectUrl?: string;
            pagination: components["schemas"]["Pagination"];
            products: components["schemas"]["Product"][];
            sorts: components["schemas"]["Sort"][];
            spellingSuggestion?: {
                query: string;
                suggestion: string;
            };
        };
        Promotion: {
            code?: string;
            description?: string;
            endDate?: string;
            promotionType?: string;
            startDate?: string;
            title?: string;
        };
        PromotionResult: {
            consumedEntries?: {
                adjustedUnitPrice: number;
                code: string;
                orderEntryNumber: number;
                quantity: number;
            }[];
            description?: string;
            promotion?: {
                code?: string;
                description?: string;
                endDate?: string;
                promotionType?: string;
                startDate?: string;
                title?: string;
            };
        };
        PunchOutSession: {
            cartId: string;
            customerId: string;
            expiresIn: number;
            frameOrigins: string[];
            punchOutLevel: string;
            punchOutOperation: string;
            state: {
                [key: string]: unknown;
            };
            token?: {
                accessToken: string;
                expires_in: number;
                tokenType: string;
            };
        };
        PunchOutStart: {
            sid: string;
            startPath: string;
        };
        Review: {
            alias?: string;
            comment: string;
            date: string;
            headline: string;
            id: string;
            principal?: {
                name: string;
                uid: string;
            };
            rating: number;
        };
        ReviewList: {
            reviews: components["schemas"]["Review"][];
        };
        SearchState: {
            query: {
                value: string;
            };
            url: string;
        };
        SearchSuggestions: {
            products: components["schemas"]["Product"][];
            suggestions: {
                term: string;
            }[];
        };
        SizeGuide: {
            rows: {
                chart: string;
                dimension: string;
                innerLegCm?: number;
                maxCm?: number;
                minCm?: number;
                size: string;
            }[];
            scale: string;
        };
        SizeRun: {
            entries: {
                entryNumber: number;
                quantity: number;
            }[];
            quantity: number;
            totalPrice?: components["schemas"]["Price"];
        };
        Sort: {
            code: string;
            name: string;
            selected: boolean;
        };
        Stock: {
            isValueRounded: boolean;
            stockLevel?: number;
            /** @enum {string} */
            stockLevelStatus: "inStock" | "lowStock" | "outOfStock";
        };
        SuggestionList: {
            suggestions: {
                value: string;
            }[];
        };
        Titles: {
            titles: {
                code: string;
                name: string;
            }[];
        };
        Token: {
            access_token: string;
            /** @description Seconds. */
            expires_in: number;
            refresh_token?: string;
            scope: string;
            /** @enum {string} */
            token_type: "bearer";
        };
        TokenError: {
            error: string;
            error_description?: string;
        };
        User: {
            active: boolean;
            currency: {
                isocode: string;
            };
            customerAdmin: boolean;
            customerId: string;
            defaultAddress?: components["schemas"]["Address"];
            defaultCostCentre?: string;
            displayUid: string;
            enableTaken: boolean;
            firstName: string;
            groups: {
                uid: string;
            }[];
            /** @description Known to `fields`; left out of answers while it is empty. */
            hasOrder?: boolean;
            indentEndDate?: string;
            indentExpectedDeliveryDate?: string;
            indentMode: boolean;
            indentStartDate?: string;
            isFirstLogin: boolean;
            language: {
                isocode: string;
            };
            /** @description Known to `fields`; left out of answers while it is empty. */
            lastCartId?: string;
            lastName: string;
            mobile?: string;
            name: string;
            organisation: {
                name: string;
                region: string;
                support: {
                    email: string;
                    name: string;
                    phone: string;
                };
                timeZone: string;
                uid: string;
            };
            orgUnit: components["schemas"]["OrgUnit"];
            preferredName?: string;
            priceEnabled: boolean;
            roles: string[];
            showCDCRegistrationPage: boolean;
            showLoginPreferencePage: boolean;
            title?: string;
            titleCode?: string;
            uid: string;
            wearerId: string;
        };
        ValueAdd: {
            code: string;
            leadDays: number;
            mandatory: boolean;
            name: string;
            nonReturnable: boolean;
            position?: string;
            price?: components["schemas"]["Price"];
            prompts: {
                label: string;
                letterCase?: string;
                maxLength: number;
                number?: {
                    max: number;
                    min: number;
                    unit?: string;
                };
                required: boolean;
            }[];
        };
        VariantOption: {
            code: string;
            colourCode: string;
            dimension?: string;
            priceData?: components["schemas"]["Price"];
            size: string;
            stock: components["schemas"]["Stock"];
            stockMessage?: string;
            url?: string;
            variantOptionQualifiers: {
                image?: {
                    url: string;
                };
                name: string;
                /** @enum {string} */
                qualifier: "size" | "style" | "color" | "thumbnail" | "rollupProperty" | "styleSwatch";
                value: string;
            }[];
        };
        Voucher: {
            appliedValue: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            code: string;
            currency: {
                isocode: string;
            };
            description: string;
            freeShipping: boolean;
            name: string;
            value: number;
            valueFormatted: string;
            valueString: string;
            voucherCode: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCmsComponents: {
        parameters: {
            query?: {
                /** @description The catalogue that the page is about. */
                catalogCode?: string;
                /** @description The category that the page is about. */
                categoryCode?: string;
                /** @description For previews; not used. */
                cmsTicketId?: string;
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code?: string;
                /** @description Uids of components, separated by commas. */
                componentIds?: string;
                /**
                 * @description Page number, from 0. A page after the last one is empty.
                 * @example 0
                 */
                currentPage?: number | null;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Items on a page, at most 100.
                 * @example 20
                 */
                pageSize?: number | null;
                /** @description The product that the page is about. */
                productCode?: string;
                /**
                 * @description One of the codes in the answer's `sorts`.
                 * @example relevance
                 */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsComponentList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getCmsComponentsByComponentId: {
        parameters: {
            query?: {
                /** @description The catalogue that the page is about. */
                catalogCode?: string;
                /** @description The category that the page is about. */
                categoryCode?: string;
                /** @description For previews; not used. */
                cmsTicketId?: string;
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code?: string;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description The product that the page is about. */
                productCode?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Uid of a component.
                 * @example SiteLogoComponent
                 */
                componentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsComponent"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getCmsPages: {
        parameters: {
            query?: {
                /** @description The catalogue that the page is about. */
                catalogCode?: string;
                /** @description The category that the page is about. */
                categoryCode?: string;
                /** @description For previews; not used. */
                cmsTicketId?: string;
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code?: string;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Label of a content page, which begins with a slash.
                 * @example /cart
                 */
                pageLabelOrId?: string;
                /**
                 * @description ContentPage, ProductPage, CategoryPage or CatalogPage.
                 * @example ContentPage
                 */
                pageType?: string;
                /** @description The product that the page is about. */
                productCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsPage"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getCmsPagesByPageId: {
        parameters: {
            query?: {
                /** @description The catalogue that the page is about. */
                catalogCode?: string;
                /** @description The category that the page is about. */
                categoryCode?: string;
                /** @description For previews; not used. */
                cmsTicketId?: string;
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code?: string;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description The product that the page is about. */
                productCode?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Uid of a page.
                 * @example homepage
                 */
                pageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsPage"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getCostcenters: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostCenterList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getCountries: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Countries"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getCurrencies: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Currencies"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getDemoOutbox: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 0. A page after the last one is empty.
                 * @example 0
                 */
                currentPage?: number | null;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Items on a page, at most 100.
                 * @example 20
                 */
                pageSize?: number | null;
                /**
                 * @description One of the codes in the answer's `sorts`.
                 * @example relevance
                 */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoMailList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getDemoOutboxByMailId: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /** @description An email in the demo's outbox. */
                mailId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoMail"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getLanguages: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Languages"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgProductsByCode: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsers: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersAddresses: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description The order or cart that needs the addresses. */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersAddressesWwgAddresses: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description The order or cart that needs the addresses. */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersCarts: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description `true` returns only carts with a `saveTime`. */
                savedCartsOnly?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postOrgUsersCarts: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description A cart from before the sign-in. Always refused, because there are no anonymous carts. */
                oldCartId?: string;
                /** @description `true` returns the open cart, and creates one only if there is none. */
                reuse?: "true" | "false";
                /** @description Returns this cart of the person instead of creating one. */
                toMergeCartGuid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersCartsByCartId: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deleteOrgUsersCartsByCartId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postOrgUsersCartsByCartIdAddTakenEntries: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description A pack that the person may order from.
                 * @example PK-KM-NS-CABIN
                 */
                packId?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "orderEntries": [
                 *         {
                 *           "product": {
                 *             "code": "KC-5002-NAVY-M"
                 *           },
                 *           "quantity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    orderEntries?: {
                        product: {
                            code: string;
                        };
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    putOrgUsersCartsByCartIdAddressesDelivery: {
        parameters: {
            query: {
                /** @description One of the person's addresses. */
                addressId: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postOrgUsersCartsByCartIdAddressesDelivery: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Sam",
                 *       "lastName": "Field",
                 *       "line1": "1 Wattle Street",
                 *       "town": "Perth",
                 *       "postalCode": "6000",
                 *       "country": {
                 *         "isocode": "AU"
                 *       }
                 *     }
                 */
                "application/json": {
                    companyName?: string;
                    country: {
                        /** @enum {string} */
                        isocode: "AU" | "NZ";
                    };
                    firstName: string;
                    lastName: string;
                    line1: string;
                    line2?: string;
                    phone?: string;
                    postalCode: string;
                    region?: string | {
                        isocode: string;
                    };
                    town: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deleteOrgUsersCartsByCartIdAddressesDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    putOrgUsersCartsByCartIdCostcenter: {
        parameters: {
            query: {
                /** @description A cost centre that the person may use. */
                costCenterId: string;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    putOrgUsersCartsByCartIdDeliverymode: {
        parameters: {
            query: {
                /** @description One of the person's addresses. */
                addressId?: string;
                /**
                 * @description One of the delivery modes for the cart's address.
                 * @example standard
                 */
                deliveryModeId: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deleteOrgUsersCartsByCartIdDeliverymode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersCartsByCartIdDeliverymodes: {
        parameters: {
            query?: {
                /**
                 * @description Returns the modes of this country, for a cart that has no address yet.
                 * @example AU
                 */
                country?: "AU" | "NZ";
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryModeList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersCartsByCartIdEntries: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEntryList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postOrgUsersCartsByCartIdEntries: {
        parameters: {
            query?: {
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code?: string;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Number of pieces, at least 1.
                 * @example 2
                 */
                quantity?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "product": {
                 *         "code": "KC-5002-NAVY-M"
                 *       },
                 *       "quantity": 2
                 *     }
                 */
                "application/json": {
                    allOrNone?: boolean;
                    orderEntries?: {
                        product: {
                            code: string;
                        };
                        quantity: number;
                    }[];
                    preview?: boolean;
                    product?: {
                        code: string;
                    };
                    quantity?: number;
                    taken?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAddition"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deleteOrgUsersCartsByCartIdEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    putOrgUsersCartsByCartIdEntriesByEntryNumber: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Number of pieces, at least 1.
                 * @example 2
                 */
                quantity?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
                /**
                 * @description Number of the line, from 0. Removing a line renumbers the lines after it.
                 * @example 0
                 */
                entryNumber: number | null;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "quantity": 3
                 *     }
                 */
                "application/json": {
                    quantity?: number;
                };
                /**
                 * @example {
                 *       "quantity": 3
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    quantity?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModification"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deleteOrgUsersCartsByCartIdEntriesByEntryNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
                /**
                 * @description Number of the line, from 0. Removing a line renumbers the lines after it.
                 * @example 0
                 */
                entryNumber: number | null;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    patchOrgUsersCartsByCartIdEntriesByEntryNumber: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Number of pieces, at least 1.
                 * @example 2
                 */
                quantity?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
                /**
                 * @description Number of the line, from 0. Removing a line renumbers the lines after it.
                 * @example 0
                 */
                entryNumber: number | null;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "quantity": 3
                 *     }
                 */
                "application/json": {
                    quantity?: number;
                };
                /**
                 * @example {
                 *       "quantity": 3
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    quantity?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModification"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deleteOrgUsersCartsByCartIdPacksByPackId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
                /**
                 * @description A pack that the person may order from.
                 * @example PK-KM-NS-CABIN
                 */
                packId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    putOrgUsersCartsByCartIdPaymenttype: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description `ACCOUNT`. Card payment is not available.
                 * @example ACCOUNT
                 */
                paymentType?: string;
                /** @description Number that the buyer's books know the order by. */
                purchaseOrderNumber?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersCartsByCartIdPurchaseOrder: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartPurchaseOrder"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    putOrgUsersCartsByCartIdPurchaseOrder: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description Number that the buyer's books know the order by. */
                poNumber?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deleteOrgUsersCartsByCartIdPurchaseOrder: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description Number that the buyer's books know the order by. */
                poNumber?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postOrgUsersCartsByCartIdValidate: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModificationList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersOrders: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 0. A page after the last one is empty.
                 * @example 0
                 */
                currentPage?: number | null;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Items on a page, at most 100.
                 * @example 20
                 */
                pageSize?: number | null;
                /**
                 * @description One of the codes in the answer's `sorts`.
                 * @example relevance
                 */
                sort?: string;
                /** @description Ignored; the answer has the caller's own orders. */
                wearerId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postOrgUsersOrders: {
        parameters: {
            query?: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId?: string;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Must be `true`: the person accepted the terms and conditions.
                 * @example true
                 */
                termsChecked?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersOrdersByCode: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersOrdersByCodeCancelDetails: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelDetails"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postOrgUsersOrdersByCodeCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "cancellationRequestEntryInputs": [
                 *         {
                 *           "orderEntryNumber": 0,
                 *           "quantity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    cancellationRequestEntryInputs: {
                        orderEntryNumber: number;
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersPacks: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 0. A page after the last one is empty.
                 * @example 0
                 */
                currentPage?: number | null;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Items on a page, at most 100.
                 * @example 20
                 */
                pageSize?: number | null;
                /**
                 * @description One of the codes in the answer's `sorts`.
                 * @example relevance
                 */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersPacksByPackId: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A pack that the person may order from.
                 * @example PK-KM-NS-CABIN
                 */
                packId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pack"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postOrgUsersPacksByPackIdBundlesByBundleIdItems: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /** @description A bundle of the pack. */
                bundleId: string;
                /**
                 * @description A pack that the person may order from.
                 * @example PK-KM-NS-CABIN
                 */
                packId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "setId": "SHIRT",
                 *       "styleCode": "KM-1101",
                 *       "size": "M",
                 *       "quantity": 2
                 *     }
                 */
                "application/json": {
                    additionalComments?: string;
                    colour?: string;
                    dimension?: string;
                    quantity: number;
                    reasonOfReplacement?: string;
                    setId: string;
                    size?: string;
                    sku?: string;
                    styleCode: string;
                    valueAdds?: {
                        code: string;
                        entries: string[];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleSummary"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deleteOrgUsersPacksByPackIdBundlesByBundleIdItemsByItemId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A bundle of the pack. */
                bundleId: string;
                /** @description A chosen item of the bundle. */
                itemId: string;
                /**
                 * @description A pack that the person may order from.
                 * @example PK-KM-NS-CABIN
                 */
                packId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersPacksByPackIdBundlesByBundleIdProducts: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description Returns only this style. */
                styleCode?: string;
            };
            header?: never;
            path: {
                /** @description A bundle of the pack. */
                bundleId: string;
                /**
                 * @description A pack that the person may order from.
                 * @example PK-KM-NS-CABIN
                 */
                packId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleProducts"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersPacksByPackIdBundlesByBundleIdSummary: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /** @description A bundle of the pack. */
                bundleId: string;
                /**
                 * @description A pack that the person may order from.
                 * @example PK-KM-NS-CABIN
                 */
                packId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleSummary"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postOrgUsersPacksByPackIdCart: {
        parameters: {
            query?: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId?: string;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A pack that the person may order from.
                 * @example PK-KM-NS-CABIN
                 */
                packId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersPacksByPackIdSummary: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A pack that the person may order from.
                 * @example PK-KM-NS-CABIN
                 */
                packId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackSummary"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deleteOrgUsersPacksByPackIdSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A pack that the person may order from.
                 * @example PK-KM-NS-CABIN
                 */
                packId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    putOrgUsersPreferredName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "preferredName": "Sam"
                 *     }
                 */
                "application/json": {
                    preferredName: string;
                };
                /**
                 * @example {
                 *       "preferredName": "Sam"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    preferredName: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postOrgUsersPunchoutSessions: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "browserFormPostUrl": "https://buyer.example/return",
                 *       "buyerCookie": "1"
                 *     }
                 */
                "application/json": {
                    /** Format: uri */
                    browserFormPostUrl: string;
                    buyerCookie: string;
                    /** @enum {string} */
                    operation?: "CREATE" | "EDIT" | "INSPECT";
                };
                /**
                 * @example {
                 *       "browserFormPostUrl": "https://buyer.example/return",
                 *       "buyerCookie": "1"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** Format: uri */
                    browserFormPostUrl: string;
                    buyerCookie: string;
                    /** @enum {string} */
                    operation?: "CREATE" | "EDIT" | "INSPECT";
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PunchOutStart"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getOrgUsersSizes: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySizes"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    putOrgUsersSizes: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "sizes": [
                 *         {
                 *           "scale": "womens_numeric",
                 *           "size": "12"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    sizes: {
                        dimension?: string;
                        scale: string;
                        size?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySizes"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getPaymenttypes: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTypeList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getProductsByCode: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getProductsByCodeReferences: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Items on a page, at most 100.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Types of reference, separated by commas.
                 * @example SIMILAR
                 */
                referenceType?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductReferences"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getProductsByCodeReviews: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description The most reviews to return. */
                maxCount?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postProductsByCodeReviews: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "headline": "True to size",
                 *       "comment": "Soft after the first wash.",
                 *       "rating": 4,
                 *       "alias": "Sam"
                 *     }
                 */
                "application/json": {
                    alias?: string;
                    comment: string;
                    headline: string;
                    rating: number;
                };
                /**
                 * @example {
                 *       "headline": "True to size",
                 *       "comment": "Soft after the first wash.",
                 *       "rating": 4,
                 *       "alias": "Sam"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    alias?: string;
                    comment: string;
                    headline: string;
                    rating: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getProductsSearch: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 0. A page after the last one is empty.
                 * @example 0
                 */
                currentPage?: number | null;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description `code:A,B,C` finds these products, at most 100. */
                filters?: string;
                /**
                 * @description A pack that the person may order from.
                 * @example PK-KM-NS-CABIN
                 */
                packId?: string;
                /** @description Sent by this project's clients; not needed. */
                packType?: string;
                /**
                 * @description Items on a page, at most 100.
                 * @example 20
                 */
                pageSize?: number | null;
                /**
                 * @description `freeText:sort:facet:value…`, as in `currentQuery`.
                 * @example polo:relevance
                 */
                query?: string;
                /** @description Sent by this project's clients; not needed. */
                queryParam?: string;
                /**
                 * @description One of the codes in the answer's `sorts`.
                 * @example relevance
                 */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchPage"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getProductsSuggestions: {
        parameters: {
            query: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description The most suggestions to return. */
                max?: number;
                /**
                 * @description What has been typed so far.
                 * @example shi
                 */
                term: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getPunchoutSessionsBySid: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description `false` omits the tokens from the answer. */
                token?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description The key of the visit. Anyone who has it can use the visit. */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PunchOutSession"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deletePunchoutSessionsBySid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key of the visit. Anyone who has it can use the visit. */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    putPunchoutSessionsBySidState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key of the visit. Anyone who has it can use the visit. */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "state": {
                 *         "note": "a"
                 *       }
                 *     }
                 */
                "application/json": {
                    state: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getSearchContent: {
        parameters: {
            query: {
                /**
                 * @description Page number, from 0. A page after the last one is empty.
                 * @example 0
                 */
                currentPage?: number | null;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Items on a page, at most 100.
                 * @example 20
                 */
                pageSize?: number | null;
                /**
                 * @description The search text.
                 * @example shirt
                 */
                search: string;
                /**
                 * @description One of the codes in the answer's `sorts`.
                 * @example relevance
                 */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentSearch"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getSearchSuggestions: {
        parameters: {
            query: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description The most suggestions to return. */
                max?: number;
                /**
                 * @description What has been typed so far.
                 * @example shi
                 */
                searchText: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestions"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getSizeGuidesByScale: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A size scale: the `sizeScale` of a product.
                 * @example trouser_regular
                 */
                scale: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SizeGuide"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getTitles: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Titles"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getUsers: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getUsersAddresses: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description The order or cart that needs the addresses. */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getUsersCarts: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description `true` returns only carts with a `saveTime`. */
                savedCartsOnly?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postUsersCarts: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /** @description A cart from before the sign-in. Always refused, because there are no anonymous carts. */
                oldCartId?: string;
                /** @description `true` returns the open cart, and creates one only if there is none. */
                reuse?: "true" | "false";
                /** @description Returns this cart of the person instead of creating one. */
                toMergeCartGuid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getUsersCartsByCartId: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deleteUsersCartsByCartId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    putUsersCartsByCartIdAddressesDelivery: {
        parameters: {
            query: {
                /** @description One of the person's addresses. */
                addressId: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postUsersCartsByCartIdAddressesDelivery: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Sam",
                 *       "lastName": "Field",
                 *       "line1": "1 Wattle Street",
                 *       "town": "Perth",
                 *       "postalCode": "6000",
                 *       "country": {
                 *         "isocode": "AU"
                 *       }
                 *     }
                 */
                "application/json": {
                    companyName?: string;
                    country: {
                        /** @enum {string} */
                        isocode: "AU" | "NZ";
                    };
                    firstName: string;
                    lastName: string;
                    line1: string;
                    line2?: string;
                    phone?: string;
                    postalCode: string;
                    region?: string | {
                        isocode: string;
                    };
                    town: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deleteUsersCartsByCartIdAddressesDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    putUsersCartsByCartIdCostcenter: {
        parameters: {
            query: {
                /** @description A cost centre that the person may use. */
                costCenterId: string;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    putUsersCartsByCartIdDeliverymode: {
        parameters: {
            query: {
                /** @description One of the person's addresses. */
                addressId?: string;
                /**
                 * @description One of the delivery modes for the cart's address.
                 * @example standard
                 */
                deliveryModeId: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deleteUsersCartsByCartIdDeliverymode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getUsersCartsByCartIdDeliverymodes: {
        parameters: {
            query?: {
                /**
                 * @description Returns the modes of this country, for a cart that has no address yet.
                 * @example AU
                 */
                country?: "AU" | "NZ";
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryModeList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getUsersCartsByCartIdEntries: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEntryList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postUsersCartsByCartIdEntries: {
        parameters: {
            query?: {
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code?: string;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Number of pieces, at least 1.
                 * @example 2
                 */
                quantity?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "product": {
                 *         "code": "KC-5002-NAVY-M"
                 *       },
                 *       "quantity": 2
                 *     }
                 */
                "application/json": {
                    allOrNone?: boolean;
                    orderEntries?: {
                        product: {
                            code: string;
                        };
                        quantity: number;
                    }[];
                    preview?: boolean;
                    product?: {
                        code: string;
                    };
                    quantity?: number;
                    taken?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAddition"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deleteUsersCartsByCartIdEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    putUsersCartsByCartIdEntriesByEntryNumber: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Number of pieces, at least 1.
                 * @example 2
                 */
                quantity?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
                /**
                 * @description Number of the line, from 0. Removing a line renumbers the lines after it.
                 * @example 0
                 */
                entryNumber: number | null;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "quantity": 3
                 *     }
                 */
                "application/json": {
                    quantity?: number;
                };
                /**
                 * @example {
                 *       "quantity": 3
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    quantity?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModification"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    deleteUsersCartsByCartIdEntriesByEntryNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
                /**
                 * @description Number of the line, from 0. Removing a line renumbers the lines after it.
                 * @example 0
                 */
                entryNumber: number | null;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    patchUsersCartsByCartIdEntriesByEntryNumber: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Number of pieces, at least 1.
                 * @example 2
                 */
                quantity?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
                /**
                 * @description Number of the line, from 0. Removing a line renumbers the lines after it.
                 * @example 0
                 */
                entryNumber: number | null;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "quantity": 3
                 *     }
                 */
                "application/json": {
                    quantity?: number;
                };
                /**
                 * @example {
                 *       "quantity": 3
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    quantity?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModification"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    putUsersCartsByCartIdPaymenttype: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description `ACCOUNT`. Card payment is not available.
                 * @example ACCOUNT
                 */
                paymentType?: string;
                /** @description Number that the buyer's books know the order by. */
                purchaseOrderNumber?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postUsersCartsByCartIdValidate: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code or guid of a cart, or `current` for the newest one that is not saved.
                 * @example current
                 */
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModificationList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getUsersOrders: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 0. A page after the last one is empty.
                 * @example 0
                 */
                currentPage?: number | null;
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
                /**
                 * @description Items on a page, at most 100.
                 * @example 20
                 */
                pageSize?: number | null;
                /**
                 * @description One of the codes in the answer's `sorts`.
                 * @example relevance
                 */
                sort?: string;
                /** @description Ignored; the answer has the caller's own orders. */
                wearerId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getUsersOrdersByCode: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getUsersOrdersByCodeCancelDetails: {
        parameters: {
            query?: {
                /**
                 * @description The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.
                 * @example DEFAULT
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelDetails"];
                };
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    postUsersOrdersByCodeCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the product, SKU or order.
                 * @example KC-5002
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "cancellationRequestEntryInputs": [
                 *         {
                 *           "orderEntryNumber": 0,
                 *           "quantity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    cancellationRequestEntryInputs: {
                        orderEntryNumber: number;
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description The id of this call in the logs. A caller may send its own. */
                    "X-Correlation-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "CartError",
                     *           "message": "Cart not found.",
                     *           "reason": "notFound",
                     *           "subject": "10000001",
                     *           "subjectType": "cart"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description No token, or an expired one: refresh it once and try again */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InvalidTokenError",
                     *           "message": "Invalid access token"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The caller is not allowed, or sent an application's own token where a person's is needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ForbiddenError",
                     *           "message": "You are not authorized to perform this action."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found, or not visible to the caller; without a token the catalogue is never visible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "UnknownResourceError",
                     *           "message": "There is no resource for path /occ/v2/uniforms/nowhere"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The Accept header does not allow application/json */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotAcceptableError",
                     *           "message": "Answers are application/json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description In conflict with something that exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "AlreadyExistsError",
                     *           "message": "It already exists"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is larger than 512 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "PayloadTooLargeError",
                     *           "message": "The request body is too large"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The body is neither JSON nor a form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "HttpMediaTypeNotSupportedError",
                     *           "message": "Send application/json or application/x-www-form-urlencoded"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Too many requests; Retry-After has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "TooManyRequestsError",
                     *           "message": "Too many attempts. Try again in 42 seconds"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description An error in the API; X-Correlation-Id finds it in the logs */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "InternalError",
                     *           "message": "An Internal Server Error occurred."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The database does not answer; Retry-After has the seconds to wait */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "type": "ServiceUnavailableError",
                     *           "message": "A server error occurred. Please try again later"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
}
