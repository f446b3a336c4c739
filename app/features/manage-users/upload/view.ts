import type { SerializeFrom } from "@remix-run/node";
import type { readUploadPage } from "./upload.server";

export type Upload = NonNullable<SerializeFrom<typeof readUploadPage>["upload"]>;
