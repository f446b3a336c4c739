import { standardName, type StyleStandard } from "../../catalogue";

interface Protected {
  standardWarning?: string;
  ppeReason?: string;
  certificates?: readonly Pick<StyleStandard, "standard" | "class" | "certificate" | "version" | "text">[];
}

/** What an order keeps of a line's certificates and of what it did not meet, a line each, for papers. */
export const protectionWords = ({ standardWarning, ppeReason, certificates = [] }: Protected): string[] => [
  ...(standardWarning ? [standardWarning] : []),
  ...(ppeReason ? [`Reason: ${ppeReason}`] : []),
  ...certificates.map((one) =>
    [
      `${standardName(one)}, certificate ${one.certificate}${one.version ? `, version ${one.version}` : ""}.`,
      one.text.replaceAll(/\s+/g, " "),
    ]
      .join(" ")
      .trim(),
  ),
];
