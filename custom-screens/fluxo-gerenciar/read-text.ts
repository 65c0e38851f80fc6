/** A file says in its first line how its letters are written; most say nothing, and mean UTF-8. */
export const readText = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 200));
  const said = /<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head)?.[1];
  const text = new TextDecoder(said ?? 'utf-8').decode(bytes);
  return text.replace(/(<\?xml[^>]*encoding=["'])[\w-]+(["'])/i, '$1UTF-8$2');
};
