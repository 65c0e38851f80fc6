import { ComparedFields } from './compare-fields.ts';
import { compareForm } from './compare-form.ts';
import { ComparedPages } from './compare-pages.ts';
import { compareStructure } from './compare-structure.ts';
import { ComparedRevisions, entrySpot, keysOf, type Spot } from './compared-revisions.ts';
import type { LaterChange, UnseenChange } from './later-change.ts';
import type { ListedSignature } from './listed-signature.ts';
import { marksOf, type LaterMark } from './later-mark.ts';
import { FieldTree } from './field-tree.ts';
import { NewSignatures } from './new-signature.ts';
import { Permissions } from './permissions.ts';
import { PdfFile } from './pdf-file.ts';
import type { PdfObject } from './pdf-object.ts';
import { PdfError, entryOf, nameOf, type PdfValue } from './pdf-value.ts';
import { hiddenInTail } from './tail-order.ts';

export interface Later {
  /** What is, or may be, another thing to see. */
  readonly changes: readonly LaterChange[];
  /** What is not seen, and is told. */
  readonly unseen: readonly UnseenChange[];
  /** Where the signatures that came are seen. */
  readonly marks: readonly LaterMark[];
}

/**
 * What came after a signed stretch of a file, by what can be reached and is shown. Allowed is only what signing does: signatures
 * of their own and their places on pages, what proves them (DSS). All else is told: what people see may not be what was signed.
 * @throws PdfError when one of the two cannot be read with certainty
 */
export const laterChanges = (
  after: PdfFile,
  signedEnd: number,
  listed: readonly ListedSignature[],
): Later => {
  const revisionAt = (end: number): PdfFile => new PdfFile(after.bytes.subarray(0, end));
  const before = revisionAt(signedEnd);
  const revisions = new ComparedRevisions(before, after);
  const signatures = new NewSignatures(revisions, { signedEnd, listed, openRevision: revisionAt });
  const permissions = new Permissions(before, listed);
  const fields = new ComparedFields(revisions, signatures, permissions);
  // what cannot be read hides nothing of what was found before it
  const unread = [
    readable(() => compareCatalogs(revisions, fields)),
    readable(() => compareCiphers(revisions)),
    readable(() => compareProperties(revisions)),
    readable(() => judgeSigning(revisions, permissions)),
    readable(() => hiddenInTail(revisions)),
  ].includes(false);
  if (unread) revisions.say('ilegivel');
  if (before.odd || after.odd) revisions.say('forma');
  const marks = marksOf(after, signatures.marks);
  return { changes: revisions.changes, unseen: [...revisions.unseen], marks };
};

/** A later signature may be what one before it forbids: by itself, or in a place that is locked. */
const judgeSigning = (revisions: ComparedRevisions, permissions: Permissions): void => {
  const { before, after } = revisions;
  const [was, is] = [new FieldTree(before), new FieldTree(after)];
  for (const { hole, fields, value } of permissions.listed) {
    const isStamp = nameOf(entryOf(value.value, 'SubFilter')) === 'ETSI.RFC3161';
    const { closedBy } = permissions;
    if (hole < before.bytes.length) continue;
    for (const number of fields) {
      const old = revisions.find(before, number);
      const locked = old && old !== 'broken' ? permissions.lockedBy(was.nameOf(old)) : undefined;
      const campo = is.nameOf(after.object(number));
      // what proves that the file was there is not what is forbidden (ISO 32000-2, 12.8.2.2.2)
      if (closedBy !== undefined && !isStamp) revisions.say('proibido', number, { campo, por: closedBy });
      else if (locked !== undefined) revisions.say('campoTravado', number, { campo, por: locked });
    }
  }
};

const readable = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof PdfError) return false;
    throw error;
  }
};

/** What of the whole is said to programs, and not shown to people. */
const unseenEntries: Readonly<Record<string, UnseenChange>> = {
  Metadata: 'metadados',
  PieceInfo: 'dadosDePrograma',
  Extensions: 'dadosDePrograma',
  Version: 'dadosDePrograma',
  Lang: 'estrutura',
  MarkInfo: 'estrutura',
  Perms: 'permissoes',
};

const kinds: Readonly<Record<string, LaterChange['o']>> = {
  OpenAction: 'acao',
  AA: 'acao',
  URI: 'acao',
  Names: 'catalogo',
  OCProperties: 'camada',
  Outlines: 'catalogo',
  Dests: 'catalogo',
  PageLabels: 'catalogo',
  Threads: 'catalogo',
  PageMode: 'catalogo',
  PageLayout: 'catalogo',
  ViewerPreferences: 'catalogo',
  Collection: 'catalogo',
  OutputIntents: 'catalogo',
  NeedsRendering: 'formulario',
  Type: 'catalogo',
  AF: 'catalogo',
  Requirements: 'catalogo',
  Legal: 'catalogo',
};

const compareCatalogs = (revisions: ComparedRevisions, fields: ComparedFields): void => {
  const old = revisions.before.catalog();
  const now = revisions.after.catalog();
  revisions.roles.add(old.number).add(now.number);
  if (!revisions.sameGeneration(old.number) && old.number === now.number)
    revisions.say('catalogo', old.number);
  const spots = (key: string): readonly [Spot, Spot] => [entrySpot(old, key), entrySpot(now, key)];
  new ComparedPages(revisions, fields).tree(...spots('Pages'));
  const [was, is] = spots('AcroForm');
  compareForm(revisions, fields, { was, is });
  for (const key of keysOf(old, now)) {
    const unseen = unseenEntries[key];
    if (['Pages', 'AcroForm', 'StructTreeRoot'].includes(key)) continue;
    else if (key === 'DSS') noteProofs(revisions, now);
    else if (unseen !== undefined) {
      if (revisions.differs(...spots(key))) revisions.unseen.add(unseen);
    } else if (!revisions.sameEntry(key, old, now, kinds[key] ?? 'desconhecido')) {
      const kind = kinds[key];
      if (kind) revisions.say(kind, now.number);
      else revisions.sayUnknown(key, old, now);
    }
  }
  compareStructure(revisions, ...spots('StructTreeRoot'));
  revisions.compareRest();
};

/** Proofs are shown by nobody; what is of them alone may have a number that the file named and did not have. */
const noteProofs = ({ after, ofSignatures }: ComparedRevisions, catalog: PdfObject): void => {
  const store = after.follow(entryOf(catalog.value, 'DSS'), catalog);
  if (!store || store.number === catalog.number) return;
  if (keysOf(store).every((key) => ['Type', 'Certs', 'CRLs', 'OCSPs', 'VRI'].includes(key)))
    ofSignatures.add(store.number);
};

/** How the file is closed, in each trailer that came: what opens one thing shows another, or nothing. */
const compareCiphers = (revisions: ComparedRevisions): void => {
  const { before, after } = revisions;
  const spot = (file: PdfFile, trailer: PdfValue): Spot => ({
    value: entryOf(trailer, 'Encrypt'),
    inside: { bytes: file.bytes, value: trailer, whole: trailer, number: 0, generation: 0 },
  });
  const was = spot(before, before.trailer);
  const late = after.tables.filter(({ position, beside }) => position >= before.bytes.length && !beside);
  for (const { trailer } of late)
    if (!revisions.equal(was, spot(after, trailer), 'cifra')) revisions.say('cifra');
  revisions.compareRest();
};

const compareProperties = (revisions: ComparedRevisions): void => {
  const { before, after } = revisions;
  const spot = (file: PdfFile, catalog: PdfObject): Spot => ({
    value: entryOf(file.trailer, 'Info'),
    // a trailer stands in the file itself
    inside: { ...catalog, bytes: file.bytes },
  });
  if (revisions.differs(spot(before, before.catalog()), spot(after, after.catalog())))
    revisions.unseen.add('propriedades');
};
