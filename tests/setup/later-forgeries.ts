import { layouts } from './attack-way.ts';
import { onFields } from './field-forgeries.ts';
import { certifies } from './forgery.ts';
import { revisionOf, type Attack } from './later-attacks.ts';
import { appendRevision } from './later-revision.ts';
import { notes, ofDrawing, ofSignatures, ofWhole } from './shown-forgeries.ts';
import { signedSample } from './signed-sample.ts';
import { ofTables } from './table-forgeries.ts';

const groups = { onFields, notes, ofWhole, ofDrawing, ofTables, ofSignatures };

/** Each alone, in a file whose signer certified it for filling where it says nothing else. */
export function* laterForgeries(): Generator<Attack> {
  for (const [group, forgeries] of Object.entries(groups))
    for (const [name, { prepared, later, layout = 'tabela', revision, end }] of Object.entries(forgeries)) {
      const base = signedSample(layouts[layout], {
        said: prepared?.saidByField ? '' : certifies(group === 'notes' ? 3 : 2),
        ...prepared,
      });
      const file = appendRevision(base, { ...revisionOf(layout), objects: new Map(later), ...revision });
      yield { name: `${group}: ${name}`, base, file: end ? end(file, base) : file };
    }
}
