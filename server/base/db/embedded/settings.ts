import { writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { giveTo, type Placement } from './placement.ts';

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)}MB`;

const defaults = (): Record<string, string> => {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: megabytes(Math.min(Math.max(memory / 16, 128 * 1024 ** 2), 1024 ** 3)),
    effective_cache_size: megabytes(memory / 2),
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    wal_compression: 'on',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    autovacuum: 'on',
    // Every hot query is short and served by an index: compiling it costs more than running it.
    jit: 'off',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgresql-%Y-%m-%d_%H%M%S.log',
    log_rotation_size: '10MB',
    log_rotation_age: '0',
    log_min_duration_statement: '2s',
    // Values of statements are personal data.
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
  };
};

/** Writes the whole configuration anew: what an installation changes goes into `proprio.conf`, read last. */
export const writeSettings = async (
  place: Placement,
  extra: Readonly<Record<string, string>>,
): Promise<void> => {
  const lines = Object.entries({ ...defaults(), ...extra }).map(([name, value]) => `${name} = '${value}'`);
  const file = join(place.cluster, 'postgresql.conf');
  const text = [
    '# Escrito pelo Malote a cada início. Para mudar um valor, escreva-o em proprio.conf, nesta pasta.',
    ...lines,
    "include_if_exists = 'proprio.conf'",
    '',
  ].join('\n');
  await writeFile(file, text, { mode: 0o600 });
  await giveTo(place.user, file);
};
