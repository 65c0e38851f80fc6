/** The words of a structured text (nodes with `text` and `content`), one line for each block. */
export function plainText(node: unknown): string {
  if (typeof node === 'string') return node;
  if (typeof node !== 'object' || node === null) return '';
  const { text, content } = node as { text?: unknown; content?: unknown };
  if (typeof text === 'string') return text;
  if (!Array.isArray(content)) return '';
  const inline = content.some((child: unknown) => typeof (child as { text?: unknown }).text === 'string');
  return content
    .map(plainText)
    .filter((part) => part !== '')
    .join(inline ? '' : '\n');
}
