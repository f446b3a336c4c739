/** Where SCIM is answered, beside the calls of the sites (RFC 7644 §1.3). */
export const BASE = "/scim/v2";

/** The schemas of people and groups (RFC 7643 §4), and the one of the employment, in the form that providers take. */
export const USER = "urn:ietf:params:scim:schemas:core:2.0:User";
export const ENTERPRISE = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
export const EMPLOYMENT = "urn:ietf:params:scim:schemas:extension:kitroom:2.0:User";
export const GROUP = "urn:ietf:params:scim:schemas:core:2.0:Group";

export const LIST = "urn:ietf:params:scim:api:messages:2.0:ListResponse";
export const SEARCH = "urn:ietf:params:scim:api:messages:2.0:SearchRequest";
export const ERROR = "urn:ietf:params:scim:api:messages:2.0:Error";

/** The most of one page of a list, and how many it has where nobody says it. */
export const MOST_RESULTS = 200;
export const USUAL_RESULTS = 100;
/** The most operations of one PATCH, and the most characters of one filter. */
export const MOST_OPERATIONS = 100;
export const MOST_FILTER = 2000;
