import { expect, it } from 'vitest';
import { readMeasure } from '../../bin/measure.mjs';

it('measures everything, quickly, or one thing, and begins nothing for what it does not know', () => {
  expect(readMeasure([])).toEqual({ file: 'tests/bench/main.ts', args: [] });
  expect(readMeasure(['--rapido'])).toEqual({ file: 'tests/bench/main.ts', args: ['--rapido'] });
  expect(readMeasure(['--assinatura'])).toEqual({ file: 'tests/bench/signatures.ts', args: [] });
  expect(readMeasure(['--captura'])).toEqual({ file: 'tests/bench/captures.ts', args: [] });
  expect(readMeasure(['--desenho'])).toEqual({ file: 'tests/bench/drawing/main.ts', args: [] });
  expect(readMeasure(['--desenho', 'bpmn-js'])).toEqual({
    file: 'tests/bench/drawing/main.ts',
    args: ['bpmn-js'],
  });
  for (const unknown of [['--help'], ['rapido'], ['--rapido', '--captura'], ['constructor']])
    expect(() => readMeasure(unknown)).toThrow('não é uma medida');
});
