import { describe, expect, it, vi } from "vitest";
import { AsWritten } from "./as-written";
import { Banner } from "./banner";
import { Breadcrumb } from "./breadcrumb";
import { ButtonLink } from "./button";
import { CodeLabel } from "./code-label";
import { Docket } from "./docket";
import { Icon } from "./icon";
import { KeyValues } from "./key-values";
import { ListFoot } from "./list-foot";
import { Meter, meterShare } from "./meter";
import { Notice } from "./notice";
import { PageHeading } from "./page-heading";
import { Picture } from "./picture";
import { Quantity } from "./quantity";
import { SizeTable } from "./size-table";
import { Stepper } from "./stepper";
import { Dots } from "./swatch";
import { Table } from "./table";
import { pageOf } from "./testing";

const nasty = "O'Brien-Ngāti <b>&";
const escaped = "O&#x27;Brien-Ngāti &lt;b&gt;&amp;";

describe("primitives", () => {
  it("[FW-01] notices tell good news as a status, bad news as an alert, and keep remarks quiet", () => {
    expect(pageOf(<Notice kind="ok">Saved</Notice>)).toContain('role="status"');
    expect(pageOf(<Notice kind="bad">Failed</Notice>)).toContain('role="alert"');
    expect(pageOf(<Notice>Remark</Notice>)).not.toContain("role=");
    expect(pageOf(<Banner severity="warning">Down</Banner>)).toContain('class="ban warning" role="alert"');
  });

  it("[FW-02] codes, names and sizes stay as they are where a browser translates the page", () => {
    const size = { size: "12", value: "A-12", state: "ok" } as const;
    for (const html of [
      pageOf(<CodeLabel code="KC-5002" />),
      pageOf(<CodeLabel code="KC-5002" to="/x" />),
      pageOf(<AsWritten text="Noa" />),
      pageOf(
        <SizeTable
          caption="Sizes"
          lengthLabel="Leg"
          options={[size]}
          missing={() => null}
          cell={() => null}
        />,
      ),
      pageOf(
        <Table
          caption="People"
          columns={[{ label: "Name", written: true, cell: () => "Noa" }]}
          rows={[1]}
          rowKey={String}
        />,
      ),
      pageOf(<PageHeading title="Noa" written />),
      pageOf(<KeyValues rows={[{ label: "Ordered by", value: "Noa", written: true }]} />),
    ])
      expect(html).toContain('translate="no"');
  });

  it("[SR-02] the foot of a list takes what a list page has, whatever else that is", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const list = { key: "1", currentPage: 0, totalPages: 2, firstPage: "/list", total: 30 };
    expect(pageOf(<ListFoot list={list} />)).toContain("/list?currentPage=1");
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it("[FW-01] names are written as text, never as markup", () => {
    const html = pageOf(
      <>
        <Notice kind="ok">{nasty}</Notice>
        <CodeLabel code={nasty} to="/x" />
        <Breadcrumb trail={[{ label: nasty, to: "/" }]} current={nasty} />
        <Docket title={nasty} rows={[{ label: nasty, amount: "$1.00" }]} />
        <Quantity item={nasty} value={nasty} />
        <Picture src="/a.svg" alt={nasty} />
        <Dots colours={[{ name: nasty, hex: '"><script>' }]} />
      </>,
    );
    expect(html).not.toContain("<b>&");
    expect(html).not.toContain("<script>");
    expect(html.split(escaped).length - 1).toBeGreaterThanOrEqual(10);
  });

  it("[SR-06] a picture has its size and words, and without an address says so", () => {
    expect(pageOf(<Picture src="/a.svg" alt="Porter polo" />)).toMatch(
      /alt="Porter polo" width="240" height="300" loading="lazy"/,
    );
    expect(pageOf(<Picture src="/a.svg" alt="" eager />)).toContain('loading="eager"');
    expect(pageOf(<Picture src={null} alt="Porter polo" />)).toContain("No picture yet");
  });

  it("[SR-06] a photograph is asked for in the width of its place, a drawing as it is", () => {
    expect(pageOf(<Picture src="/medias/polo.jpg?context=a&b" alt="" width={96} />)).toContain(
      `src="/pictures/192?of=%2Fmedias%2Fpolo.jpg%3Fcontext%3Da%26b"`,
    );
    expect(pageOf(<Picture src="/medias/polo.svg" alt="" />)).toContain('<img src="/medias/polo.svg" alt=""');
  });

  it("[PK-05] a meter stays between none and full, also when nothing was granted", () => {
    expect([meterShare(142.6, 320), meterShare(9, 0), meterShare(-1, 5), meterShare(7, 5)]).toEqual([
      44.6, 0, 0, 100,
    ]);
    const html = pageOf(<Meter value={72} max={100} label="72% used" />);
    expect(html).toContain('aria-label="72% used"');
    expect(html).not.toContain("style=");
  });

  it("[PK-05] a meter of pieces has a cell for each, one of money none, and one piece has no meter", () => {
    const cells = (html: string) => [...html.matchAll(/M\d+ 0v1/g)].length + 1;
    expect(cells(pageOf(<Meter value={1} max={4} label="1 of 4" pieces />))).toBe(4);
    expect(cells(pageOf(<Meter value={1} max={13} label="1 of 13" pieces />))).toBe(1);
    expect(cells(pageOf(<Meter value={1} max={4} label="$1 of $4" />))).toBe(1);
    expect(pageOf(<Meter value={0} max={1} label="0 of 1" pieces />)).not.toContain("meter");
  });

  it("[PK-02] steps: done ones are links, the current one is marked, those ahead are words", () => {
    const steps = [{ label: "Shirts", to: "?step=1" }, { label: "Bottoms" }, { label: "Review" }];
    const html = pageOf(<Stepper steps={steps} current={2} />);
    expect(html).toMatch(/class="done"><a [^>]*>Shirts<\/a>/);
    expect(html).toMatch(/data-n="2" aria-current="step">Bottoms/);
    expect(html).toMatch(/data-n="3">Review/);
    const many = Array.from({ length: 9 }, (_, index) => ({ label: `Part ${index + 1}` }));
    const short = pageOf(<Stepper steps={many} current={4} />);
    expect(short).toContain('aria-label="Step 4 of 9"');
    expect(short).not.toContain("<ol");
    const linked = many.map((step, index) => ({ ...step, to: `/part/${index + 1}` }));
    const folded = pageOf(<Stepper steps={linked} current={4} />);
    expect(folded).toMatch(/<details [^>]*><summary [^>]*>All steps/);
    expect(folded).toContain('href="/part/9"');
    expect(folded).not.toContain('href="/part/4"');
  });

  it("[FW-01] a table keeps its roles when its rows are drawn as cards", () => {
    const html = pageOf(
      <Table
        caption="Orders"
        rows={[{ code: "KR-1", total: "$5.00" }]}
        rowKey={(row) => row.code}
        columns={[
          { label: "Order", kind: "key", cell: (row) => row.code },
          { label: "Total", kind: "num", optional: true, cell: (row) => row.total },
          {
            label: "Actions",
            kind: "do",
            labelHidden: true,
            cell: () => <ButtonLink to="/a">Open</ButtonLink>,
          },
        ]}
      />,
    );
    expect(html).toContain('<td role="rowheader" class="key" data-l="Order">KR-1</td>');
    expect(html).toContain('<td role="cell" class="num opt" data-l="Total">$5.00</td>');
    expect(html).toContain('<table class="tb card" role="table"><caption class="vh">Orders</caption>');
  });

  it("[FW-01] a table whose columns have places has rows of two lines, and says which link opens a row", () => {
    const row = { code: "KR-1", wearer: "Tāne O'Brien", total: "$5.00" };
    const html = pageOf(
      <Table
        caption="Orders"
        rows={[row]}
        rowKey={({ code }) => code}
        columns={[
          { label: "Order", kind: "key", phone: "cover", cell: ({ code }) => <a href="/KR-1">{code}</a> },
          { label: "Wearer", phone: "name", cell: ({ wearer }) => wearer },
          { label: "Unit", cell: () => "Emergency" },
          { label: "Total", kind: "num", phone: "amount", cell: ({ total }) => total },
        ]}
      />,
    );
    expect(html).toContain('<table class="tb two" role="table">');
    expect(html).toContain('class="key at-cover opens"');
    expect(html).toContain('<td role="cell" class="at-name" data-l="Wearer">');
    // Left out on a phone, but not for screen readers.
    expect(html).toContain('<td role="cell" class="out" data-l="Unit">Emergency</td>');
    expect(html).toContain('class="num at-amount"');
  });

  it("[CA-01] Enter in a quantity box takes the number as typed instead of pressing minus", () => {
    const html = pageOf(<Quantity item="Porter polo" value={2} />);
    expect(html.match(/<button[^>]*>/g)?.[0]).toContain('name="step" value="0"');
    expect(html).toContain('aria-label="One fewer Porter polo"');
  });

  it("[FW-01] an icon is decoration", () => {
    expect(pageOf(<Icon name="bag" />)).toMatch(
      /^<svg class="i" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path/,
    );
  });
});
