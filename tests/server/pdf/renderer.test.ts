import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { createPdfRenderer } from '#server/ferramentas/pdf/index.ts';
import { doc, p } from '#tests/schemas/corpo/nos.ts';
import { entradaExemplo } from './entrada-exemplo.ts';
import { readPdf } from './read-pdf.ts';

const long = doc(...Array.from({ length: 600 }, (_, i) => p(`${i} ${'palavra comum do texto '.repeat(20)}`)));

describe('the threads that make PDFs', () => {
  test('fifty at once: each gets its own, and who asked is never held for long', async () => {
    const renderer = createPdfRenderer({ threads: 2 });
    await renderer.warm();
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        renderer.renderDocumento(
          entradaExemplo({ titulo: `Documento ${i}`, corpo: i === 7 ? long : doc(p(`Texto ${i}.`)) }),
        ),
      ),
    );
    delay.disable();
    await renderer.close();
    expect(made[7]!.paginas).toBeGreaterThan(20);
    // The median, since other programs of the machine may hold the whole process at any time.
    expect(delay.percentile(50) / 1e6).toBeLessThan(50);
    for (const i of [0, 24, 49]) {
      const { info, text } = await readPdf(made[i]!.pdf);
      expect(info).toContain(`Documento ${i}\n`);
      expect(text).toContain(`Texto ${i}.`);
    }
  });

  test('a document that takes too long is refused, and the next one is made by a new thread', async () => {
    const renderer = createPdfRenderer({ threads: 1, timeLimit: 1 });
    const first = renderer.renderDocumento(entradaExemplo({ corpo: long }));
    await expect(first).rejects.toMatchObject({ code: 'documentoGrandeDemais' });
    await renderer.close();

    const patient = createPdfRenderer({ threads: 1, documentsPerThread: 1 });
    const results = await Promise.all([1, 2, 3].map(() => patient.renderDocumento(entradaExemplo())));
    expect(results.map(({ paginas }) => paginas)).toEqual([1, 1, 1]);
    await patient.close();
  });

  test('a document that takes more memory than there is for it is refused, and the server goes on', async () => {
    const narrow = createPdfRenderer({ threads: 1, megabytes: 16 });
    await expect(narrow.renderDocumento(entradaExemplo({ corpo: long }))).rejects.toMatchObject({
      code: 'documentoGrandeDemais',
    });
    await narrow.close();
    const wide = createPdfRenderer({ threads: 1 });
    expect((await wide.renderDocumento(entradaExemplo())).paginas).toBe(1);
    await wide.close();
  });

  test('what waits when the server stops is refused, and so is what comes later', async () => {
    const renderer = createPdfRenderer({ threads: 1 });
    const settled = Promise.allSettled([1, 2, 3, 4].map(() => renderer.renderDocumento(entradaExemplo())));
    await renderer.close();
    for (const result of await settled) expect(result).toMatchObject({ reason: { code: 'indisponivel' } });
    await expect(renderer.renderDocumento(entradaExemplo())).rejects.toMatchObject({ code: 'indisponivel' });
  });

  test('a full queue refuses what comes and makes what it holds', async () => {
    const renderer = createPdfRenderer({ threads: 1, queueLimit: 2 });
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map(() => renderer.renderDocumento(entradaExemplo())),
    );
    await renderer.close();
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(results[3]).toMatchObject({ reason: { code: 'indisponivel' } });
  });

  test('a failure of the template ends neither the thread nor the server', async () => {
    const renderer = createPdfRenderer({ threads: 1 });
    const wrong = entradaExemplo({ instante: 'nunca' });
    await expect(renderer.renderDocumento(wrong)).rejects.toThrow('The paper was not made');
    expect((await renderer.renderDocumento(entradaExemplo())).paginas).toBe(1);
    await renderer.close();
  });
});
