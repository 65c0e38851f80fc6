import { defined } from '#schemas/defined.ts';
import { canonical } from '#schemas/xml/canonical.ts';
import { decodeXml } from '#schemas/xml/decode-xml.ts';
import {
  attributeOf,
  childrenNamed,
  elementsOf,
  onlyChild,
  textIn,
  XmlError,
  type XmlDocument,
  type XmlElement,
} from '#schemas/xml/read-xml.ts';
import { xmlNames } from '#schemas/xml/signature-names.ts';
import { isWithin, lessElements, type ChosenPart } from './chosen-part.ts';
import { filtered } from './filter-part.ts';
import { formNamed, type Form } from './named-algorithms.ts';
import { Unsupported } from './unsupported.ts';

/** What a reference is of. */
interface Referred {
  readonly octets: Buffer;
  /** What of the file it covers; nothing of what is outside it. */
  readonly part: ChosenPart | undefined;
}

/** The references of the signatures of one file: what several of them are of is written once. */
export class References {
  readonly #document: XmlDocument;
  readonly #content: Buffer | undefined;
  readonly #written = new Map<string, Referred>();
  #names: ReadonlyMap<string, XmlElement> | undefined;

  /** @param content what signatures are of that stands outside the file */
  constructor(document: XmlDocument, content?: Buffer) {
    this.#document = document;
    this.#content = content;
  }

  /**
   * The bytes that a reference is of.
   * @throws Unsupported when it names a way that is not known
   */
  referred(reference: XmlElement, signature: XmlElement): Referred {
    const transforms = onlyChild(reference, xmlNames.signature, 'Transforms');
    const said = `${attributeOf(reference, 'URI') ?? ' '} ${transforms ? canonical(transforms, { exclusive: false }) : ''}`;
    // some ways are about the very signature that says them
    const own = /#enveloped-signature|here\s*\(/.test(said) ? `${this.#placeOf(signature)} ` : '';
    const known = this.#written.get(own + said);
    if (known) return known;
    const made = this.#made(reference, transforms, signature);
    this.#written.set(own + said, made);
    return made;
  }

  #made(reference: XmlElement, named: XmlElement | undefined, signature: XmlElement): Referred {
    const uri = attributeOf(reference, 'URI');
    const transforms = childrenNamed(named, xmlNames.signature, 'Transform');
    if (isOutside(uri)) return { octets: this.#outside(transforms), part: undefined };
    const pointed = this.#pointedAt(uri ?? '');
    const comments = /^#xpointer\(/.test(uri ?? '');
    let part: ChosenPart = { elements: pointed && [pointed], without: new Set() };
    let form: Form | undefined;
    let octets: Buffer | undefined;
    for (const transform of transforms) {
      if (form || octets) throw new Unsupported('after the form');
      const name = attributeOf(transform, 'Algorithm');
      if (name === xmlNames.enveloped) part = lessElements(part, [signature]);
      else if (name === xmlNames.xpath || name === xmlNames.filter)
        part = filtered(part, transform, this.#document);
      else if (name === xmlNames.base64) octets = this.#decoded(part);
      else {
        form = formNamed(transform);
        if (!form) throw new Unsupported(name);
      }
    }
    return { octets: octets ?? this.#canonical(part, form ?? { exclusive: false }, comments), part };
  }

  /** What is pointed at by a name comes without its comments, whatever the form. */
  #canonical({ elements, without }: ChosenPart, form: Form, comments: boolean): Buffer {
    const options = {
      ...form,
      comments: comments && form.comments === true,
      ...defined({ without: without.size > 0 ? (one: XmlElement) => without.has(one) : undefined }),
    };
    const inForce = elements?.filter((one) => !isWithin(one, without));
    if (form.later && inForce?.some(basedAbove)) throw new Unsupported('xml:base');
    return Buffer.from(
      inForce ? inForce.map((one) => canonical(one, options)).join('') : canonical(this.#document, options),
    );
  }

  #decoded({ elements = [this.#document.root], without }: ChosenPart): Buffer {
    if (without.size > 0) throw new Unsupported('a part in base64');
    return Buffer.from(elements.flatMap((one) => [...elementsOf(one)].map(textIn)).join(''), 'base64');
  }

  #outside(transforms: readonly XmlElement[]): Buffer {
    if (!this.#content) throw new Unsupported('outside');
    const [transform, more] = transforms;
    if (!transform) return this.#content;
    const name = attributeOf(transform, 'Algorithm');
    if (more) throw new Unsupported(name);
    if (name === xmlNames.base64) return Buffer.from(this.#content.toString('latin1'), 'base64');
    const form = formNamed(transform);
    if (!form) throw new Unsupported(name);
    try {
      return Buffer.from(canonical(decodeXml(this.#content).document, form));
    } catch (cause) {
      if (cause instanceof XmlError) throw new Unsupported('outside', { cause });
      throw cause;
    }
  }

  /** @throws Unsupported for what is not there */
  #pointedAt(uri: string): XmlElement | undefined {
    if (uri === '' || uri === '#xpointer(/)') return undefined;
    const id = /^#xpointer\(id\((?:'([^']+)'|"([^"]+)")\)\)$/.exec(uri);
    const name = id ? (id[1] ?? id[2]) : /^#([^(]+)$/.exec(uri)?.[1];
    this.#names ??= new Map(
      [...elementsOf(this.#document.root)].flatMap((element) =>
        element.attributes
          .filter((one) => xmlNames.ids.test(one.name))
          .map((one): [string, XmlElement] => [one.value, element]),
      ),
    );
    const found = name === undefined ? undefined : this.#names.get(decodedName(name));
    if (!found) throw new Unsupported(uri);
    return found;
  }

  #placeOf(signature: XmlElement): number {
    let place = 0;
    for (const element of elementsOf(this.#document.root)) {
      if (element === signature) return place;
      place += 1;
    }
    return -1;
  }
}

/** Whether a reference is of something that is not in the file. */
export const isOutside = (uri: string | undefined): boolean => uri === undefined || !/^(#|$)/.test(uri);

const decodedName = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    // it is no more than it says
    return name;
  }
};

const basedAbove = ({ parent }: XmlElement): boolean =>
  parent !== undefined && (attributeOf(parent, 'xml:base') !== undefined || basedAbove(parent));
