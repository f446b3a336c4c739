import type { ReactNode } from "react";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";

/** A page below the profile. */
export function AccountPage(props: { title: string; lead?: ReactNode; children: ReactNode }) {
  const { title, lead, children } = props;
  const trail = [
    { label: "Home", to: "/" },
    { label: "Profile", to: "/my-account/profile" },
  ];
  return (
    <>
      <Breadcrumb trail={trail} current={title} />
      <div className="wrap pt-2">
        <PageHeading title={title} lead={lead} />
        <div className="max-w-[720px]">{children}</div>
      </div>
    </>
  );
}

/** For people who have no password here. */
export function SignedInElsewhere({ what }: { what: string }) {
  return (
    <Notice>
      Your organisation signs you in, so there is no password here to confirm this with. Ask your uniform desk{" "}
      {what}.
    </Notice>
  );
}
