import { filho, filhosDe, ligado, valor, type Elemento } from './xml-tree.ts';

/** The styles of a file, each with those that it comes from. */
export class Estilos {
  private readonly byId = new Map<string, Elemento>();
  private readonly usual = new Map<string, string>();

  constructor(part: Elemento | undefined) {
    for (const style of filhosDe(part, 'w:style')) {
      const id = style.atributos['w:styleId'];
      if (id === undefined) continue;
      this.byId.set(id, style);
      const tipo = style.atributos['w:type'] ?? 'paragraph';
      if (['1', 'true', 'on'].includes(style.atributos['w:default'] ?? '')) this.usual.set(tipo, id);
    }
  }

  /** The style and those that it is based on, nearest first. */
  chain(id: string | undefined, tipo: 'paragraph' | 'character' | 'numbering'): Elemento[] {
    const found: Elemento[] = [];
    let next = id ?? this.usual.get(tipo);
    while (next !== undefined) {
      const style = this.byId.get(next);
      if (!style || found.includes(style)) break;
      found.push(style);
      next = valor(style, 'w:basedOn');
    }
    return found;
  }

  /** Whether words of these styles are hidden: each style that says it turns the other around. */
  hides(paragraph: string | undefined, character: string | undefined): boolean {
    const says = (id: string | undefined, tipo: 'paragraph' | 'character'): boolean => {
      if (id === undefined && tipo === 'character') return false;
      const told = this.chain(id, tipo).find(
        (style) => ligado(filho(style, 'w:rPr'), 'w:vanish') !== undefined,
      );
      return ligado(filho(told, 'w:rPr'), 'w:vanish') === true;
    };
    return says(paragraph, 'paragraph') !== says(character, 'character');
  }
}
