import { bytesOf, type DerNode } from './read.ts';
import { tlv, type Bytes } from './write.ts';

/** What holds others, among what is numbered for all (X.690): the rest of it is strings in pieces. */
const holders: ReadonlySet<number> = new Set([0x30, 0x31]);

/** What came in BER, with the lengths and the strings that DER demands; the members of a set stay in their order. */
export const asDer = (node: DerNode): Bytes => {
  if (!(node.tag & 0x20)) return tlv(node.tag, node.value);
  return (node.tag & 0xc0) === 0 && !holders.has(node.tag)
    ? tlv(node.tag & ~0x20, bytesOf(node))
    : tlv(node.tag, ...node.children.map(asDer));
};
