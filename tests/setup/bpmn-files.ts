import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readBpmn, writeBpmn } from '#schemas/fluxo/open-moddle.ts';
import { noteText } from '#schemas/fluxo/read-loss.ts';

const spaces =
  'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:x="http://ferramenta.exemplo/x" xmlns:me="http://meu.exemplo"';
/** A BPMN file with this in it. */
export const bpmnFile = (body: string): string =>
  `<definitions ${spaces} id="D" targetNamespace="http://meu.exemplo">\n${body}\n</definitions>`;
export const bpmnProcess = (body: string): string =>
  bpmnFile(`<process id="P" isExecutable="true">\n${body}\n</process>`);

/** A file as it comes back, and what is said of it. */
export const bpmnBack = async (xml: string): Promise<{ xml: string; said: string[]; lost: number }> => {
  const { definitions, notes } = await readBpmn(xml);
  return {
    xml: await writeBpmn(definitions),
    said: notes.map(noteText),
    lost: notes.filter(({ lost }) => lost).length,
  };
};

/** Whether each file is what the schema of BPMN says. */
export const validBpmn = (files: readonly string[]): boolean[] => {
  const folder = mkdtempSync(join(tmpdir(), 'bpmn-'));
  const schema = resolve('node_modules/bpmn-moddle/resources/bpmn/xsd/BPMN20.xsd');
  try {
    const paths = files.map((xml, index) => {
      const path = join(folder, `${index}.bpmn`);
      writeFileSync(path, xml);
      return path;
    });
    const asked = ['--noout', '--nonet', '--schema', schema, ...paths];
    const said = spawnSync('xmllint', asked, { encoding: 'utf8' }).stderr.split('\n');
    return paths.map((path) => said.includes(`${path} validates`));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
