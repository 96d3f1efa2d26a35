import { toCountText } from '@loomwright/kit';

export interface SampleInvoice {
  readonly sender: string;
  readonly amount: string;
  /** Confidence in percent. */
  readonly confidence: number;
  readonly doubt: string;
}

export const sampleInvoices: readonly SampleInvoice[] = [
  { sender: 'Nordwind Freight', amount: '€1,284.00', confidence: 99, doubt: 'Is the date the delivery’s?' },
  { sender: 'Kohima Paper Mill', amount: '₹48,300', confidence: 93, doubt: 'Is this the March order?' },
  {
    sender: 'Studio Ekberg',
    amount: '€640.00',
    confidence: 88,
    doubt: 'The total is not the sum of the lines.',
  },
  { sender: 'Brightline Power', amount: '€312.75', confidence: 97, doubt: 'Has the account number changed?' },
  { sender: 'Atlas Tools', amount: '€2,019.40', confidence: 74, doubt: 'No order with this number.' },
];

/** Confidence in percent above which an invoice needs no review. */
export const INVOICE_LIMITS = ['70', '90', '98'] as const;
export type InvoiceLimit = (typeof INVOICE_LIMITS)[number];

export interface InvoicesView {
  readonly rows: readonly (SampleInvoice & { readonly isPosted: boolean; readonly outcome: string })[];
  readonly summary: string;
}

export const toInvoicesView = (
  limit: InvoiceLimit,
  invoices: readonly SampleInvoice[] = sampleInvoices,
): InvoicesView => {
  const rows = invoices.map((invoice) => {
    const isPosted = invoice.confidence > Number(limit);
    return { ...invoice, isPosted, outcome: isPosted ? 'Posted' : invoice.doubt };
  });
  const posted = rows.filter(({ isPosted }) => isPosted).length;
  const handed = rows.length - posted;
  return {
    rows,
    summary: `${toCountText(posted, 'invoice')} posted, ${handed === 0 ? 'none' : handed} handed to a person.`,
  };
};
