import type koffiLibrary from 'koffi';
import { TokenProblem, tokenProblem } from './token-problem.ts';

type Koffi = typeof koffiLibrary;
type Argument = number | Buffer | null;
type Shape = ReturnType<Koffi['proto']>;

/** A library that was loaded, and what it tells of its functions by. */
interface Module {
  readonly library: ReturnType<Koffi['load']>;
  readonly list: (held: Buffer) => unknown;
}

/** The place of each function in the list that a module gives, and what it takes (PKCS#11 2.40). */
const functions = {
  C_Initialize: { at: 0, takes: ['void *'] },
  C_Finalize: { at: 1, takes: ['void *'] },
  C_GetSlotList: { at: 4, takes: ['uchar', 'void *', 'void *'] },
  C_GetTokenInfo: { at: 6, takes: ['ulong', 'void *'] },
  C_OpenSession: { at: 12, takes: ['ulong', 'ulong', 'void *', 'void *', 'void *'] },
  C_CloseSession: { at: 13, takes: ['ulong'] },
  C_Login: { at: 18, takes: ['ulong', 'ulong', 'void *', 'ulong'] },
  C_Logout: { at: 19, takes: ['ulong'] },
  C_CreateObject: { at: 20, takes: ['ulong', 'void *', 'ulong', 'void *'] },
  C_GetAttributeValue: { at: 24, takes: ['ulong', 'ulong', 'void *', 'ulong'] },
  C_FindObjectsInit: { at: 26, takes: ['ulong', 'void *', 'ulong'] },
  C_FindObjects: { at: 27, takes: ['ulong', 'void *', 'ulong', 'void *'] },
  C_FindObjectsFinal: { at: 28, takes: ['ulong'] },
  C_SignInit: { at: 42, takes: ['ulong', 'void *', 'ulong'] },
  C_Sign: { at: 43, takes: ['ulong', 'void *', 'ulong', 'void *', 'void *'] },
} as const;

type CryptokiFunction = keyof typeof functions;

const last = 67;
const alreadyInitialized = 0x191;

/** An attribute to look for or to write. */
export interface Attribute {
  readonly type: number;
  readonly value: Buffer;
}

/** A module of PKCS#11, called function by function. Its structures are laid out here: on Windows they have no gaps. */
export class Cryptoki {
  readonly #koffi: Koffi;
  /** What was loaded is unloaded with what stands for it: the functions are good only while this is held. */
  readonly #module: Module;
  readonly #shapes = new Map<CryptokiFunction, Shape>();
  readonly #table: Buffer;
  readonly #long: number;
  readonly #pointer: number;
  readonly #gap: number;
  #ours = false;
  /** What the last template points at: it must not go before the call. */
  #held: readonly Attribute[] = [];

  private constructor(koffi: Koffi, module: Module, table: Buffer, gap: number) {
    this.#koffi = koffi;
    this.#module = module;
    this.#table = table;
    this.#gap = gap;
    this.#long = koffi.sizeof('ulong');
    this.#pointer = koffi.sizeof('void *');
  }

  /**
   * Loads a module and begins with it.
   * @throws TokenProblem when it is none, or what loads it is not installed
   */
  static async load(path: string): Promise<Cryptoki> {
    const koffi = await library();
    const pointer = koffi.sizeof('void *');
    const gap = process.platform === 'win32' ? 2 : pointer;
    const held = Buffer.alloc(pointer);
    const module = open(koffi, path);
    const code = Number(module.list(held));
    if (code !== 0) throw new TokenProblem('semModulo', code);
    const table = Buffer.from(koffi.view(readWord(held), gap + pointer * (last + 1)));
    const cryptoki = new Cryptoki(koffi, module, table, gap);
    const begun = cryptoki.answer('C_Initialize', null);
    if (begun !== 0 && begun !== alreadyInitialized) throw tokenProblem(begun);
    cryptoki.#ours = begun === 0;
    return cryptoki;
  }

  /** Ends with the module. */
  finish(): void {
    if (this.#ours) this.answer('C_Finalize', null);
    this.#ours = false;
  }

  /** What a function answered, whatever it is. */
  answer(name: CryptokiFunction, ...given: readonly Argument[]): number {
    const { at } = functions[name];
    const place = readWord(
      this.#table.subarray(this.#gap + at * this.#pointer, this.#gap + (at + 1) * this.#pointer),
    );
    return Number(this.#koffi.call(place, this.#shape(name), ...given));
  }

  #shape(name: CryptokiFunction): Shape {
    const shape = this.#shapes.get(name) ?? this.#koffi.proto('ulong', [...functions[name].takes]);
    this.#shapes.set(name, shape);
    return shape;
  }

  /**
   * Calls a function.
   * @throws TokenProblem when it did not answer that all is well
   */
  call(name: CryptokiFunction, ...given: readonly Argument[]): void {
    const code = this.answer(name, ...given);
    if (code !== 0) throw tokenProblem(code);
  }

  /** A place for one number, or for several. */
  numbers(count = 1): Buffer {
    return Buffer.alloc(count * this.#long);
  }

  numberIn(place: Buffer, index = 0): number {
    return place.readUIntLE(index * this.#long, Math.min(this.#long, 6));
  }

  number(value: number): Buffer {
    const place = this.numbers();
    place.writeUIntLE(value, 0, Math.min(this.#long, 6));
    return place;
  }

  /** Attributes side by side, as functions take them; good until the next ones. */
  template(attributes: readonly Attribute[]): Buffer {
    this.#held = attributes;
    return Buffer.concat(
      this.#held.map(({ type, value }) =>
        Buffer.concat([this.number(type), this.#address(value), this.number(value.length)]),
      ),
    );
  }

  /** The length that a function wrote in an attribute of a template; nothing when there is none. */
  lengthIn(template: Buffer): number | undefined {
    const place = template.subarray(this.#long + this.#pointer, 2 * this.#long + this.#pointer);
    return place.every((byte) => byte === 0xff) ? undefined : this.numberIn(place);
  }

  /** A mechanism without parameters. */
  mechanism(kind: number): Buffer {
    return Buffer.concat([this.number(kind), Buffer.alloc(this.#pointer), this.numbers()]);
  }

  #address(value: Buffer): Buffer {
    const place = Buffer.alloc(this.#pointer);
    if (value.length > 0) writeWord(place, this.#koffi.address(value));
    return place;
  }
}

const library = async (): Promise<Koffi> => {
  try {
    return (await import('koffi')).default;
  } catch (cause) {
    throw new TokenProblem('semBiblioteca', undefined, { cause });
  }
};

const open = (koffi: Koffi, path: string): Module => {
  try {
    const library = koffi.load(path);
    return { library, list: library.func('C_GetFunctionList', 'ulong', ['void *']) };
  } catch (cause) {
    throw new TokenProblem('semModulo', undefined, { cause });
  }
};

const readWord = (place: Buffer): bigint =>
  place.length === 8 ? place.readBigUInt64LE() : BigInt(place.readUInt32LE());

const writeWord = (place: Buffer, value: bigint): void => {
  if (place.length === 8) place.writeBigUInt64LE(value);
  else place.writeUInt32LE(Number(value));
};
