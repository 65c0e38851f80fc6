import { defined } from '#schemas/defined.ts';
import type { ListedSignature } from './listed-signature.ts';
import type { PdfFile } from './pdf-file.ts';
import type { PdfObject } from './pdf-object.ts';
import { textOfString } from './pdf-text.ts';
import { entryOf, nameOf, numberOf } from './pdf-value.ts';

/** What a signature says of what may come after it (ISO 32000-2, 12.8.2.2 and 12.8.2.4). */
interface Rule {
  /** Which signature says it, the first of the file being 1. */
  readonly by: number;
  /** It is the one that is judged, or one that is right: what it permits counts. Any may forbid. */
  readonly permits: boolean;
  /** 1 nothing, 2 filling of fields and signatures, 3 notes too. */
  readonly level?: number;
  /** Which fields it locks. */
  readonly locks?: (name: string) => boolean;
}

/** What was said of the filling of a field. */
interface Filling {
  readonly o: 'preenchido' | 'campoTravado' | 'proibido';
  readonly por: number;
}

/** What the signatures of a file, up to the one that is judged, permit to be done later. */
export class Permissions {
  #known: readonly Rule[] | undefined;

  /** @param file as it was signed */
  constructor(
    readonly file: PdfFile,
    readonly listed: readonly ListedSignature[],
  ) {}

  get #rules(): readonly Rule[] {
    const signedEnd = this.file.bytes.length;
    return (this.#known ??= this.listed
      .filter(({ end }) => end <= signedEnd)
      .flatMap((one) =>
        saidBy(this.file, one).map((said) => ({
          by: one.ordem,
          permits: one.integra === 'sim' && (one.end === signedEnd || said.certifies),
          ...said,
        })),
      ));
  }

  /** The signature that permits nothing at all later. */
  get closedBy(): number | undefined {
    return this.#rules.find(({ level }) => level === 1)?.by;
  }

  lockedBy(name: string): number | undefined {
    return this.#rules.find(({ locks }) => locks?.(name))?.by;
  }

  /** The signature that permits notes, where none before or with it permits less. */
  get notedBy(): number | undefined {
    if (this.#rules.some(({ level = 3 }) => level < 3)) return undefined;
    return this.#rules.find(({ permits, level }) => permits && level === 3)?.by;
  }

  /** Nothing where no signature says a word of it: then it is a change like any other. */
  filling(name: string): Filling | undefined {
    const closed = this.closedBy;
    if (closed !== undefined) return { o: 'proibido', por: closed };
    const locked = this.lockedBy(name);
    if (locked !== undefined) return { o: 'campoTravado', por: locked };
    const open = this.#rules.find(({ permits }) => permits);
    return open && { o: 'preenchido', por: open.by };
  }
}

type Said = Pick<Rule, 'level' | 'locks'> & { readonly certifies: boolean };

const saidBy = (file: PdfFile, { value, fields }: ListedSignature): readonly Said[] => {
  // as it was signed: what it leads to may be other now
  const dict = { ...value, bytes: file.bytes };
  const list = file.follow(entryOf(dict.value, 'Reference'), dict);
  const references =
    list?.value.kind === 'array' ? list.value.items.map((item) => file.follow(item, list)) : [];
  const said = references.flatMap((reference): readonly Said[] => {
    const parameters = reference && file.follow(entryOf(reference.value, 'TransformParams'), reference);
    switch (reference && nameOf(file.follow(entryOf(reference.value, 'TransformMethod'), reference)?.value)) {
      case 'DocMDP':
        return [{ certifies: true, level: levelOf(file, parameters) ?? 2 }];
      case 'FieldMDP':
        return parameters ? [locksOf(file, parameters)] : [];
      default:
        return [];
    }
  });
  const locks = [...fields].flatMap((number) => {
    const field = (file.places.get(number)?.kind ?? 'free') === 'free' ? undefined : file.object(number);
    const lock = field && file.follow(entryOf(field.value, 'Lock'), field);
    return lock ? [locksOf(file, lock)] : [];
  });
  return [...said, ...locks];
};

/** Nothing where there is none; what is no level that is known permits nothing. */
const levelOf = (file: PdfFile, parameters: PdfObject | undefined): number | undefined => {
  const level = parameters && file.follow(entryOf(parameters.value, 'P'), parameters);
  if (!level) return undefined;
  const number = numberOf(level.value);
  return number === 2 || number === 3 ? number : 1;
};

const locksOf = (file: PdfFile, parameters: PdfObject): Said => {
  const level = levelOf(file, parameters);
  const action = nameOf(file.follow(entryOf(parameters.value, 'Action'), parameters)?.value);
  const list = file.follow(entryOf(parameters.value, 'Fields'), parameters);
  const names =
    list?.value.kind === 'array'
      ? list.value.items.map((item) => textOfString(file.follow(item, list), file.openString))
      : [];
  const locks = (name: string): boolean => {
    // what is below may take what it says from the one above
    const touches = (one: string): boolean => isUnder(one, alike(name)) || isUnder(alike(name), one);
    if (action === 'Include') return names.some((one) => touches(alike(one)));
    return action !== 'Exclude' || !names.some((one) => isUnder(name, one));
  };
  return { certifies: false, locks, ...defined({ level }) };
};

/** A field is locked with the one that it is in. */
const isUnder = (name: string, above: string): boolean => name === above || name.startsWith(`${above}.`);

/** A name that is only written otherwise is no way around a lock. */
const alike = (name: string): string => name.normalize('NFKC').toLowerCase().trim();
