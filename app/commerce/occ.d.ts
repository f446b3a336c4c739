// Written by `npm run contract` from the API's OpenAPI document. Do not edit.
export interface paths {
    "/cms/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Components by id, in the order asked for; without ids all of the site's */
        get: {
            parameters: {
                query?: {
                    catalogCode?: string;
                    categoryCode?: string;
                    cmsTicketId?: string;
                    code?: string;
                    componentIds?: string;
                    currentPage?: number | null;
                    fields?: string;
                    pageSize?: number | null;
                    productCode?: string;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CmsComponentList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** One component */
        get: {
            parameters: {
                query?: {
                    catalogCode?: string;
                    categoryCode?: string;
                    cmsTicketId?: string;
                    code?: string;
                    fields?: string;
                    productCode?: string;
                };
                header?: never;
                path: {
                    componentId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CmsComponent"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** A page by label or type with its slots; without parameters the homepage */
        get: {
            parameters: {
                query?: {
                    catalogCode?: string;
                    categoryCode?: string;
                    cmsTicketId?: string;
                    code?: string;
                    fields?: string;
                    pageLabelOrId?: string;
                    pageType?: string;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CmsPage"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** A page by its id with its slots */
        get: {
            parameters: {
                query?: {
                    catalogCode?: string;
                    categoryCode?: string;
                    cmsTicketId?: string;
                    code?: string;
                    fields?: string;
                    productCode?: string;
                };
                header?: never;
                path: {
                    pageId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CmsPage"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Cost centres that the person may charge */
        get: {
            parameters: {
                query?: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CostCenterList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Countries delivered to */
        get: {
            parameters: {
                query?: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Countries"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Currencies of the site */
        get: {
            parameters: {
                query?: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Currencies"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Mails of the demo, newest first; not found outside the demo */
        get: {
            parameters: {
                query?: {
                    currentPage?: number | null;
                    fields?: string;
                    pageSize?: number | null;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DemoMailList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** One mail of the demo with its text and HTML */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    mailId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DemoMail"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Languages of the site */
        get: {
            parameters: {
                query?: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Languages"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** One product with its colours, variants, stock, prices and value-adds */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Product"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** The profile, with the flags that ordering depends on */
        get: {
            parameters: {
                query?: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["User"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Where the person may have goods sent */
        get: {
            parameters: {
                query?: {
                    fields?: string;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddressList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Where the person may have goods sent */
        get: {
            parameters: {
                query?: {
                    fields?: string;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddressList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** The person's carts, the active one first */
        get: {
            parameters: {
                query?: {
                    fields?: string;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        /** Opens the cart, or gives the open one */
        post: {
            parameters: {
                query?: {
                    fields?: string;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** A cart with totals */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Deletes a cart and gives back what it held */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Adds taken lines, or with packId the draft of that pack */
        post: {
            parameters: {
                query?: {
                    fields?: string;
                    packId?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Sets a saved address as delivery address */
        put: {
            parameters: {
                query: {
                    addressId: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        /** Saves a new address and delivers to it */
        post: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Address"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        /** Clears the delivery address */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Sets the cost centre that is charged */
        put: {
            parameters: {
                query: {
                    costCenterId: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Chooses the delivery mode */
        put: {
            parameters: {
                query: {
                    deliveryModeId: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        post?: never;
        /** Clears the delivery mode */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Delivery modes for the cart's address */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeliveryModeList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** The lines of a cart */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderEntryList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        /** Adds a SKU; code and quantity may stand in the query or the body */
        post: {
            parameters: {
                query?: {
                    code?: string;
                    fields?: string;
                    quantity?: number;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartModification"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        /** Removes all lines */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Sets the quantity of a line */
        put: {
            parameters: {
                query?: {
                    fields?: string;
                    quantity?: number;
                };
                header?: never;
                path: {
                    cartId: string;
                    entryNumber: number | null;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        quantity?: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartModification"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        post?: never;
        /** Removes a line */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    cartId: string;
                    entryNumber: number | null;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Sets the quantity of a line */
        patch: {
            parameters: {
                query?: {
                    fields?: string;
                    quantity?: number;
                };
                header?: never;
                path: {
                    cartId: string;
                    entryNumber: number | null;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        quantity?: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartModification"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Removes a whole pack from the cart */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    cartId: string;
                    packId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Sets the payment type and the purchase order number */
        put: {
            parameters: {
                query?: {
                    fields?: string;
                    paymentType?: string;
                    purchaseOrderNumber?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** The cart's purchase order number and the unit's register */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartPurchaseOrder"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        /** Sets the purchase order number */
        put: {
            parameters: {
                query?: {
                    fields?: string;
                    poNumber?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        post?: never;
        /** Removes the purchase order number */
        delete: {
            parameters: {
                query?: {
                    fields?: string;
                    poNumber?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** What changed since the lines were added; empty when nothing did */
        post: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartModificationList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** The person's orders */
        get: {
            parameters: {
                query?: {
                    currentPage?: number | null;
                    fields?: string;
                    pageSize?: number | null;
                    sort?: string;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        /** Places the order of a cart, once */
        post: {
            parameters: {
                query?: {
                    cartId?: string;
                    fields?: string;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PlacedOrder"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** An order as it was placed */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Whether an order can still be cancelled, and what of it */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CancelDetails"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Cancels an order whole, once; entitlement and stock go back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
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
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** The packs allocated to a person in the running period */
        get: {
            parameters: {
                query?: {
                    currentPage?: number | null;
                    fields?: string;
                    pageSize?: number | null;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PackList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** A pack: its bundles, categories and windows */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    packId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Pack"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Adds an item to the bundle summary */
        post: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    bundleId: string;
                    packId: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BundleSummary"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Removes an item from the bundle summary */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bundleId: string;
                    itemId: string;
                    packId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** The products of a bundle by category, or one of them in each category that has it */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                    styleCode?: string;
                };
                header?: never;
                path: {
                    bundleId: string;
                    packId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BundleProducts"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** What is chosen of a bundle and what is still required */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    bundleId: string;
                    packId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BundleSummary"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Puts a pack's draft into the cart */
        post: {
            parameters: {
                query?: {
                    cartId?: string;
                    fields?: string;
                };
                header?: never;
                path: {
                    packId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** The whole draft of a pack with its totals and what keeps it from the cart */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    packId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PackSummary"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Discards the changes of a draft */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    packId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Sets the name that greetings use */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        preferredName: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Opens a punch-out visit for the signed-in person (what a set-up request does for a buyer) */
        post: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PunchOutStart"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Ways to pay */
        get: {
            parameters: {
                query?: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaymentTypeList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** One product with its colours, variants, stock, prices and value-adds */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Product"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Products that go with a product or could take its place */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                    pageSize?: number;
                    referenceType?: string;
                };
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductReferences"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** What colleagues say of a product: the caller's own review first, then the newest */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                    maxCount?: number;
                };
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReviewList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        /** Writes the caller's review of a product; it takes the place of an earlier one */
        post: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Review"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Products by text, facets and sort: query is freeText:sort:facet:value… */
        get: {
            parameters: {
                query?: {
                    currentPage?: number | null;
                    fields?: string;
                    filters?: string;
                    packId?: string;
                    packType?: string;
                    pageSize?: number | null;
                    query?: string;
                    queryParam?: string;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductSearchPage"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Terms for what is being typed */
        get: {
            parameters: {
                query: {
                    fields?: string;
                    max?: number;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SuggestionList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Starts or goes on with a punch-out visit: token, cart and the storefront's notes */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                    token?: "true" | "false";
                };
                header?: never;
                path: {
                    sid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PunchOutSession"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Ends a punch-out visit: its sid and every token it gave open nothing any more */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    sid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Keeps the storefront's notes of a visit, which no cookie can hold */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    sid: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
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
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Pages of the shop and products, as one list */
        get: {
            parameters: {
                query: {
                    currentPage?: number | null;
                    fields?: string;
                    pageSize?: number | null;
                    search: string;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContentSearch"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Terms and products for what is being typed */
        get: {
            parameters: {
                query: {
                    fields?: string;
                    max?: number;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SearchSuggestions"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Body measurements behind the size labels of a scale, in centimetres */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    scale: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SizeGuide"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Forms of address */
        get: {
            parameters: {
                query?: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Titles"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** The profile, with the flags that ordering depends on */
        get: {
            parameters: {
                query?: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["User"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Where the person may have goods sent */
        get: {
            parameters: {
                query?: {
                    fields?: string;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddressList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** The person's carts, the active one first */
        get: {
            parameters: {
                query?: {
                    fields?: string;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        /** Opens the cart, or gives the open one */
        post: {
            parameters: {
                query?: {
                    fields?: string;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** A cart with totals */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Deletes a cart and gives back what it held */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Sets a saved address as delivery address */
        put: {
            parameters: {
                query: {
                    addressId: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        /** Saves a new address and delivers to it */
        post: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Address"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        /** Clears the delivery address */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Sets the cost centre that is charged */
        put: {
            parameters: {
                query: {
                    costCenterId: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Chooses the delivery mode */
        put: {
            parameters: {
                query: {
                    deliveryModeId: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        post?: never;
        /** Clears the delivery mode */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Delivery modes for the cart's address */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeliveryModeList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** The lines of a cart */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderEntryList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        /** Adds a SKU; code and quantity may stand in the query or the body */
        post: {
            parameters: {
                query?: {
                    code?: string;
                    fields?: string;
                    quantity?: number;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartModification"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        /** Removes all lines */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Sets the quantity of a line */
        put: {
            parameters: {
                query?: {
                    fields?: string;
                    quantity?: number;
                };
                header?: never;
                path: {
                    cartId: string;
                    entryNumber: number | null;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        quantity?: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartModification"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        post?: never;
        /** Removes a line */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    cartId: string;
                    entryNumber: number | null;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Sets the quantity of a line */
        patch: {
            parameters: {
                query?: {
                    fields?: string;
                    quantity?: number;
                };
                header?: never;
                path: {
                    cartId: string;
                    entryNumber: number | null;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        quantity?: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartModification"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Sets the payment type and the purchase order number */
        put: {
            parameters: {
                query?: {
                    fields?: string;
                    paymentType?: string;
                    purchaseOrderNumber?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** What changed since the lines were added; empty when nothing did */
        post: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    cartId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartModificationList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** The person's orders */
        get: {
            parameters: {
                query?: {
                    currentPage?: number | null;
                    fields?: string;
                    pageSize?: number | null;
                    sort?: string;
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
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** An order as it was placed */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Whether an order can still be cancelled, and what of it */
        get: {
            parameters: {
                query?: {
                    fields?: string;
                };
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CancelDetails"];
                    };
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        /** Cancels an order whole, once; entitlement and stock go back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
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
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Refused; the type of each error says why */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description Refused; the type of each error says why */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
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
        Address: {
            companyName?: string | null;
            country: {
                isocode: string;
                name: string;
            };
            defaultAddress?: boolean;
            firstName: string;
            formattedAddress: string;
            id?: string;
            lastName: string;
            line1: string;
            line2?: string | null;
            phone?: string | null;
            postalCode: string;
            region?: {
                isocode: string;
            } | null;
            town: string;
        };
        AddressList: {
            addresses: components["schemas"]["Address"][];
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
            leftAfterText?: string;
            maxSelection: number;
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
            appliedSubsidy?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            code: string;
            costCenter?: {
                code: string;
                name: string;
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
            deliveryMode?: components["schemas"]["DeliveryMode"];
            enableTaken: boolean;
            entries: components["schemas"]["OrderEntry"][];
            guid: string;
            name?: string;
            net: boolean;
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
                packId: string;
                packName: string;
                packType: string;
                returnsNote: string;
            }[];
            paymentInfo?: {
                ownShareBy: string;
            };
            paymentType?: {
                code: string;
                displayName: string;
            };
            points: number;
            priceIncludingGST: boolean;
            pricesShown: boolean;
            purchaseOrderNumber?: string;
            purchaseOrderRequired: boolean;
            saveTime?: string;
            subTotal?: {
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
        CartList: {
            carts: components["schemas"]["Cart"][];
        };
        CartModification: {
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
        CostCenterList: {
            costCenters: {
                active: string;
                activeFlag: boolean;
                code: string;
                currency: {
                    isocode: string;
                };
                name: string;
                unit: {
                    uid: string;
                };
            }[];
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
        ErrorList: {
            errors: {
                message: string;
                reason?: string;
                subject?: string;
                subjectType?: string;
                type: string;
            }[];
        };
        FacetValue: {
            code: string;
            count: number;
            name: string;
            query: components["schemas"]["SearchState"];
            selected: boolean;
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
        Languages: {
            languages: {
                active: boolean;
                isocode: string;
                name: string;
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
            appliedSubsidy?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            cancellable: boolean;
            code: string;
            consignments: {
                carrier?: string;
                code: string;
                entries: {
                    entryNumber: number;
                    quantity: number;
                }[];
                status: string;
                statusDate: string;
                statusDisplay: string;
                trackingID?: string;
            }[];
            costCenter?: {
                code: string;
                name: string;
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
            deliveryMode: components["schemas"]["DeliveryMode"];
            entries: {
                basePrice?: components["schemas"]["Price"];
                bundleName?: string;
                cancellableQuantity: number;
                entryNumber: number;
                packId?: string;
                packName?: string;
                product: {
                    code: string;
                    colour: string;
                    dimension?: string;
                    image: string;
                    name: string;
                    size: string;
                    styleCode: string;
                    url: string;
                };
                quantity: number;
                returnsNote?: string;
                selectedValueAdd: {
                    name: string;
                    prompts: {
                        prompt1: string;
                        userEnteredValue: string;
                    }[];
                }[];
                stockMessage?: string;
                totalPrice?: components["schemas"]["Price"];
            }[];
            guid: string;
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
            paymentType: {
                code: string;
                displayName: string;
            };
            placed: string;
            points: number;
            poNumber?: string;
            priceIncludingGST: boolean;
            pricesShown: boolean;
            purchaseOrderNumber?: string;
            status: string;
            statusDisplay: string;
            subTotal?: {
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
            updateAllocationError?: boolean;
            user: {
                name: string;
                uid: string;
            };
            waveProductAvailabilityErrorMessage?: string;
            waveServiceUnavailable?: boolean;
        };
        OrderEntry: {
            basePrice?: components["schemas"]["Price"];
            bundleId?: string;
            entryNumber: number;
            packId?: string;
            product: {
                code: string;
                colour: string;
                dimension?: string;
                image: string;
                name: string;
                size: string;
                styleCode: string;
                url: string;
            };
            quantity: number;
            selectedValueAdd: {
                name: string;
                prompts: {
                    prompt1: string;
                    userEnteredValue: string;
                }[];
            }[];
            stockMessage?: string;
            taken: boolean;
            totalPrice?: components["schemas"]["Price"];
            updateable: boolean;
        };
        OrderEntryList: {
            orderEntries: components["schemas"]["OrderEntry"][];
        };
        OrderList: {
            orders: {
                code: string;
                guid: string;
                placed: string;
                purchaseOrderNumber?: string;
                status: string;
                statusDisplay: string;
                total?: components["schemas"]["Price"];
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
            chosen: number;
            closed?: components["schemas"]["PackRefusal"];
            closesAt?: string;
            description: string;
            fundedBy: string;
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
                chosen: number;
                closed?: components["schemas"]["PackRefusal"];
                closesAt?: string;
                description: string;
                fundedBy: string;
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
            appliedSubsidy?: {
                currencyIso: string;
                formattedValue: string;
                maxQuantity?: number;
                minQuantity?: number;
                /** @enum {string} */
                priceType?: "BUY" | "FROM";
                value: number;
            };
            cancellable?: boolean;
            code?: string;
            consignments?: {
                carrier?: string;
                code: string;
                entries: {
                    entryNumber: number;
                    quantity: number;
                }[];
                status: string;
                statusDate: string;
                statusDisplay: string;
                trackingID?: string;
            }[];
            costCenter?: {
                code: string;
                name: string;
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
            deliveryMode?: components["schemas"]["DeliveryMode"];
            entries?: {
                basePrice?: components["schemas"]["Price"];
                bundleName?: string;
                cancellableQuantity: number;
                entryNumber: number;
                packId?: string;
                packName?: string;
                product: {
                    code: string;
                    colour: string;
                    dimension?: string;
                    image: string;
                    name: string;
                    size: string;
                    styleCode: string;
                    url: string;
                };
                quantity: number;
                returnsNote?: string;
                selectedValueAdd: {
                    name: string;
                    prompts: {
                        prompt1: string;
                        userEnteredValue: string;
                    }[];
                }[];
                stockMessage?: string;
                totalPrice?: components["schemas"]["Price"];
            }[];
            guid?: string;
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
            paymentType?: {
                code: string;
                displayName: string;
            };
            placed?: string;
            points?: number;
            poNumber?: string;
            priceIncludingGST?: boolean;
            pricesShown?: boolean;
            purchaseOrderNumber?: string;
            status?: string;
            statusDisplay?: string;
            subTotal?: {
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
            updateAllocationError?: boolean;
            user?: {
                name: string;
                uid: string;
            };
            waveProductAvailabilityErrorMessage?: string;
            waveServiceUnavailable?: boolean;
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
            averageRating?: number;
            categories: {
                code: string;
                name: string;
                url: string;
            }[];
            classifications: {
                code: string;
                features: {
                    code: string;
                    featureValues: {
                        value: string;
                    }[];
                    name: string;
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
            description: string;
            dimensionLabel?: string;
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
            price?: components["schemas"]["Price"];
            priceRange?: {
                maxPrice: components["schemas"]["Price"];
                minPrice: components["schemas"]["Price"];
            };
            productCode: string;
            purchasable: boolean;
            sizeLabel: string;
            sizeRange: string;
            sizeScale: string;
            standard?: string;
            stock: components["schemas"]["Stock"];
            summary: string;
            url: string;
            usualSize?: {
                dimension?: string;
                orderedAt: string;
                size: string;
            };
            valueAdds: components["schemas"]["ValueAdd"][];
            variantOptions: components["schemas"]["VariantOption"][];
            volumePrices: components["schemas"]["Price"][];
            volumePricesFlag: boolean;
        };
        ProductReferences: {
            references: {
                preselected: boolean;
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
            pagination: components["schemas"]["Pagination"];
            products: components["schemas"]["Product"][];
            sorts: components["schemas"]["Sort"][];
            spellingSuggestion?: {
                query: string;
                suggestion: string;
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
                dimension: string;
                innerLegCm?: number;
                maxCm?: number;
                minCm?: number;
                size: string;
            }[];
            scale: string;
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
            customerAdmin: boolean;
            customerId: string;
            defaultCostCentre?: string;
            displayUid: string;
            enableTaken: boolean;
            firstName: string;
            groups: {
                uid: string;
            }[];
            indentEndDate?: string;
            indentExpectedDeliveryDate?: string;
            indentMode: boolean;
            indentStartDate?: string;
            isFirstLogin: boolean;
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
                uid: string;
            };
            orgUnit: components["schemas"]["OrgUnit"];
            preferredName?: string;
            priceEnabled: boolean;
            roles: string[];
            showCDCRegistrationPage: boolean;
            showLoginPreferencePage: boolean;
            title?: string;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
