import { readFileSync } from 'node:fs';
import { compileModule } from '#schemas/compile-module.ts';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { lower } from '#schemas/lower.ts';
import { bindValidator, type ValidatorModule } from '#schemas/validator-module.ts';
import { recordValidator, type RecordValidator } from '#src/engine/form/validator.ts';
import { placesOf, type Register, type RegisterPlace } from '#src/engine/register.ts';

/** A register of the product, as the server hands it to somebody who may do everything with it. */
export function registerNamed(name: string, change: Partial<Register> = {}): Register {
  const definicao = JSON.parse(readFileSync(`resources/${name}.json`, 'utf8')) as RegisterDefinition;
  return {
    definicao,
    validador: {
      criar: `registro/validador/${name}-criar.js`,
      editar: `registro/validador/${name}-editar.js`,
    },
    acoes: ['list', 'create', 'edit', 'view', 'remove'],
    ...change,
  };
}

/** Its own place, below its area. */
export function placeOf(register: Register): RegisterPlace {
  const [own] = placesOf(register);
  if (!own) throw new Error('registro sem lugar');
  return own;
}

/** The validators of a register, compiled and brought to life exactly as between server and browser. */
export async function validatorsOf({
  definicao,
  validador,
  somenteLeitura = [],
}: Register): Promise<[string, RecordValidator][]> {
  const of = async (action: 'create' | 'edit'): Promise<RecordValidator> => {
    const names = Object.keys(definicao.schema.properties ?? {});
    const fields = names.filter((name) => !somenteLeitura.includes(name));
    const source = compileModule(lower(definicao, { action, fields }).schema);
    const address = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
    const module = (await import(/* @vite-ignore */ address)) as ValidatorModule;
    return recordValidator(bindValidator(module), definicao.schema);
  };
  return [
    [validador.criar ?? '', await of('create')],
    [validador.editar ?? '', await of('edit')],
  ];
}
