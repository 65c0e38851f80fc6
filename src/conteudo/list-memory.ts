/** How a list was left, until the page is closed. */
interface LeftList {
  /** How far it was scrolled. */
  readonly rolagem?: number;
  /** Key of the item that was opened last. */
  readonly chave?: string;
}

const most = 50;
const left = new Map<string, LeftList>();

/** Keeps how the list of an address was left. */
export const rememberList = (address: string, part: LeftList): void => {
  const next = { ...left.get(address), ...part };
  left.delete(address);
  left.set(address, next);
  const [oldest] = left.keys();
  if (left.size > most && oldest !== undefined) left.delete(oldest);
};

export const recallList = (address: string): LeftList => left.get(address) ?? {};
