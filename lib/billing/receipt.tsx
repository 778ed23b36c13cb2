import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { easternDay, formatDay } from '@/lib/format/day';
import { formatDollars } from '@/lib/format/money';
import { accent, ink, quiet, rule } from '@/lib/infra/pdf-fonts';
import type { Payment } from './schema';

const styles = StyleSheet.create({
  page: { fontFamily: 'Geist', fontSize: 10, color: ink, padding: 54, lineHeight: 1.4 },
  brand: { fontSize: 11, fontWeight: 600, color: accent },
  heading: { fontSize: 22, fontWeight: 600, marginTop: 28, marginBottom: 4, lineHeight: 1.2 },
  quiet: { color: quiet },
  notice: { marginTop: 14, padding: 10, borderWidth: 1, borderColor: accent, color: accent },
  facts: { marginTop: 22, borderTopWidth: 1, borderColor: ink },
  fact: { flexDirection: 'row', paddingVertical: 6, borderBottomWidth: 0.5, borderColor: rule },
  name: { width: 150, color: quiet },
  value: { flex: 1 },
  amount: { width: 110, textAlign: 'right', fontFamily: 'Geist Mono' },
});

interface Receipt {
  payment: Payment;
  payer: { firstName: string; lastName: string; email: string };
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <View style={styles.fact}>
      <Text style={styles.name}>{name}</Text>
      <Text style={styles.value}>{value}</Text>
    </View>
  );
}

function Sum({ name, dollars }: { name: string; dollars: number }) {
  return (
    <View style={styles.fact}>
      <Text style={styles.value}>{name}</Text>
      <Text style={styles.amount}>{formatDollars(dollars, { cents: true })}</Text>
    </View>
  );
}

function ReceiptPage({ payment, payer }: Receipt) {
  return (
    <Document title={`Plainfile receipt ${payment.id}`} author="Plainfile" language="en-US">
      <Page size="LETTER" style={styles.page}>
        <Text style={styles.brand}>Plainfile</Text>
        <Text style={styles.heading}>Receipt</Text>
        <Text style={styles.quiet}>
          {/* The server does not know where the reader is. */}
          {formatDay(easternDay(new Date(payment.succeededAt ?? payment.createdAt)))}
        </Text>
        {payment.provider === 'test' ? (
          <Text style={styles.notice}>Test mode: no card was charged and no money moved.</Text>
        ) : null}
        <View style={styles.facts}>
          <Row name="Paid by" value={`${payer.firstName} ${payer.lastName}`.trim() || payer.email} />
          <Row name="Email" value={payer.email} />
          <Row name="For" value={`${payment.planType} plan, tax year ${payment.taxYear}, one year`} />
          <Row name="Payment number" value={payment.id} />
        </View>
        <View style={styles.facts}>
          <Sum name={`Price of the ${payment.planType} plan for a year`} dollars={payment.amount} />
          {payment.charged < payment.amount ? (
            <Sum name="Already paid" dollars={payment.charged - payment.amount} />
          ) : null}
          <Sum name="Charged (US dollars)" dollars={payment.charged} />
          {payment.refunded > 0 ? <Sum name="Refunded to your card" dollars={-payment.refunded} /> : null}
        </View>
      </Page>
    </Document>
  );
}

/** The receipt of one payment as a PDF. */
export function writeReceipt(receipt: Receipt): Promise<Buffer> {
  return renderToBuffer(<ReceiptPage {...receipt} />);
}
