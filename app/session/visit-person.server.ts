import { answer } from "~/commerce/client.server";
import type { Commerce } from "~/commerce/typed-client";

const PERSON_FIELDS =
  "customerId,name,firstName,preferredName,isFirstLogin,wearerId,groups,priceEnabled,showLoginPreferencePage,orgUnit(name,country(isocode),bulkUploadEnabled,enableChatbot,enableNaizFit),organisation(name,region,timeZone,support),capabilities,unreadNotices";

/** The signed-in person, as far as pages need it. */
export const readPerson = (commerce: Commerce) =>
  answer(commerce.GET("/orgUsers/current", { params: { query: { fields: PERSON_FIELDS } } }));

export type VisitPerson = Awaited<ReturnType<typeof readPerson>>;
