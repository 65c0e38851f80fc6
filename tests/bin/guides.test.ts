import { expect, it } from 'vitest';
import { guidePdf } from '../../bin/guide-pdf.mjs';
import { readGuide, readGuides } from '../../bin/guides.mjs';

it('every guide goes to paper, in a file that screen readers read', () => {
  for (const guide of readGuides()) {
    const text = Buffer.from(guidePdf(guide)).toString('latin1');
    expect(text.startsWith('%PDF-'), guide.name).toBe(true);
    expect(text, guide.name).toContain('/MarkInfo');
  }
});

it('what a guide says is never read as markup of the paper', () => {
  const guide = readGuide(
    'x',
    '# Um\n\n## Dois\n\n<!-- telas: nenhuma -->\n\nCusta #5 "ou" $6 [e] \\\\ isto, em `a"b`.\n',
  );
  expect(guide.sections[0]?.telas).toEqual([]);
  expect(() => guidePdf(guide)).not.toThrow();
});

it('what no reader shows is refused rather than lost', () => {
  expect(() => readGuide('x', '# Um\n\n## Dois\n\n> citação\n')).toThrow(/no reader/);
  expect(() => readGuide('x', '# Um\n\n## Dois\n\n<!-- nota -->\n')).toThrow(/not of screens/);
});
