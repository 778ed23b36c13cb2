import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { formatDollars } from '@/lib/format/money';
import { accent, ink, quiet, rule } from '@/lib/infra/pdf-fonts';
import type { PrintedForm, PrintedLine, PrintedReturn } from './printed-return';

const styles = StyleSheet.create({
  page: {
    fontFamily: 'Geist',
    fontSize: 9.5,
    color: ink,
    paddingTop: 48,
    paddingBottom: 56,
    paddingHorizontal: 54,
    lineHeight: 1.35,
  },
  brand: { fontSize: 11, fontWeight: 600, color: accent },
  heading: { fontSize: 22, fontWeight: 600, marginTop: 28, marginBottom: 4, lineHeight: 1.2 },
  quiet: { color: quiet },
  result: {
    marginTop: 22,
    paddingVertical: 14,
    borderTopWidth: 1,
    borderBottomWidth: 1,
    borderColor: rule,
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
  },
  resultAmount: { fontSize: 22, fontWeight: 600, lineHeight: 1.2 },
  facts: { marginTop: 18 },
  fact: { flexDirection: 'row', paddingVertical: 3 },
  factName: { width: 130, color: quiet },
  formTitle: { fontSize: 14, fontWeight: 600, lineHeight: 1.25 },
  formName: { color: accent, fontWeight: 600, marginBottom: 2 },
  table: { marginTop: 10, borderTopWidth: 1, borderColor: ink },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderColor: rule, paddingVertical: 4 },
  number: { width: 42, fontFamily: 'Geist Mono', fontSize: 8.5 },
  label: { flex: 1, paddingRight: 16 },
  value: { width: 120, textAlign: 'right', fontFamily: 'Geist Mono', fontSize: 9 },
  footer: {
    position: 'absolute',
    bottom: 26,
    left: 54,
    right: 54,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: quiet,
  },
});

function show(value: PrintedLine['value']): string {
  if (typeof value === 'number') return formatDollars(value);
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value;
}

function Footer({ printed }: { printed: PrintedReturn }) {
  return (
    <View style={styles.footer} fixed>
      <Text>
        {printed.filers.map((filer) => filer.name).join(' and ')} · Tax year {printed.taxYear} · Copy for your
        records
      </Text>
      <Text render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
    </View>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <View style={styles.fact}>
      <Text style={styles.factName}>{name}</Text>
      <Text style={{ flex: 1 }}>{value}</Text>
    </View>
  );
}

function Cover({ printed }: { printed: PrintedReturn }) {
  const owes = printed.owed > 0;
  return (
    <Page size="LETTER" style={styles.page}>
      <Text style={styles.brand}>Plainfile</Text>
      <Text style={styles.heading}>Your {printed.taxYear} federal tax return</Text>
      <Text style={styles.quiet}>
        Every form and every line, as calculated. This copy is for your records: it has not been sent to the
        IRS.
      </Text>
      <View style={styles.result}>
        <Text style={{ fontSize: 12 }}>
          {owes ? 'Amount you owe (Form 1040, line 37)' : 'Your refund (Form 1040, line 34)'}
        </Text>
        <Text style={styles.resultAmount}>{formatDollars(owes ? printed.owed : printed.refund)}</Text>
      </View>
      <View style={styles.facts}>
        {printed.filers.map((filer, index) => (
          <Fact
            key={index}
            name={index === 0 ? 'Taxpayer' : 'Spouse'}
            value={filer.maskedSsn === null ? filer.name : `${filer.name}, SSN ${filer.maskedSsn}`}
          />
        ))}
        <Fact name="Filing status" value={printed.filingStatus} />
        <Fact name="Status in Plainfile" value={printed.status} />
        <Fact name="Calculated" value={printed.calculatedAt} />
        <Fact name="Calculation version" value={printed.engineVersion} />
        <Fact
          name="Forms"
          value={printed.forms
            .map((form) => (form.copy === null ? form.name : `${form.name} (${form.copy})`))
            .join(', ')}
        />
      </View>
      <Footer printed={printed} />
    </Page>
  );
}

function FormPage({ form, printed }: { form: PrintedForm; printed: PrintedReturn }) {
  const name = form.copy === null ? form.name : `${form.name}: ${form.copy}`;
  return (
    <Page size="LETTER" style={styles.page} bookmark={name}>
      <Text style={styles.formName}>
        {name} ({printed.taxYear})
      </Text>
      <Text style={styles.formTitle}>{form.title}</Text>
      <View style={styles.table}>
        {form.lines.map(({ line, label, value }) => (
          <View key={line} style={styles.row} wrap={false}>
            <Text style={styles.number}>{line}</Text>
            <Text style={styles.label}>{label}</Text>
            <Text style={styles.value}>{show(value)}</Text>
          </View>
        ))}
      </View>
      <Footer printed={printed} />
    </Page>
  );
}

/** The whole return as a PDF: a cover, then each form on its own pages, line by line. */
export function writeReturnPdf(printed: PrintedReturn): Promise<Buffer> {
  return renderToBuffer(
    <Document title={`${printed.taxYear} federal tax return`} author="Plainfile" language="en-US">
      <Cover printed={printed} />
      {printed.forms.map((form, index) => (
        <FormPage key={index} form={form} printed={printed} />
      ))}
    </Document>,
  );
}
