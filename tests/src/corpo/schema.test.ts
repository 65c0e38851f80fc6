import { getSchema } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { fileOf } from '#schemas/shapes/schema-files.ts';
import { validateCorpo } from '#schemas/corpo/validate-corpo.ts';
import { bareExtensions, createEditor, oficio } from './corpo-editor.ts';

const schema = getSchema(bareExtensions());

interface Definition {
  readonly properties?: {
    readonly type?: { readonly const?: string; readonly enum?: readonly string[] };
    readonly attrs?: { readonly properties?: object };
  };
}

/** Kinds of node and mark of the stored form, each with its attributes. */
const stored = Object.values(fileOf(CorpoDoc).$defs as Record<string, Definition>).flatMap(
  ({ properties }) => {
    const attrs = Object.keys(properties?.attrs?.properties ?? {}).sort();
    const kinds = properties?.type?.enum ?? (properties?.type?.const ? [properties.type.const] : []);
    return kinds.map((kind) => [kind, attrs] as const);
  },
);

describe('the editor and the stored form of a body', () => {
  it('know the same kinds of node and mark', () => {
    const known = [...Object.keys(schema.nodes), ...Object.keys(schema.marks)].sort();
    expect(known).toEqual(stored.map(([kind]) => kind).sort());
  });

  it.each(stored)('%s has the same attributes on both sides', (kind, attrs) => {
    const type = schema.nodes[kind] ?? schema.marks[kind];
    expect(Object.keys(type?.spec.attrs ?? {}).sort()).toEqual(attrs);
  });

  it('what the editor writes is a body for the server', () => {
    const editor = createEditor(oficio);
    editor
      .chain()
      .setTextSelection(6)
      .insertTable({ rows: 2, cols: 2, withHeaderRow: true })
      .insertContentAt(editor.state.doc.content.size, [{ type: 'pageBreak' }, { type: 'paragraph' }])
      .toggleOrderedList()
      .run();
    editor.commands.insertContent({
      type: 'text',
      text: 'edital',
      marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://vilaserena.exemplo' } }],
    });
    expect(validateCorpo(editor.getJSON())).toMatchObject({ ok: true });
  });
});
