import type { PoolConfig } from 'pg';
import type { Config } from './base/config.ts';
import { hooks } from './hooks.ts';
import { openPlatform, type Platform, type PlatformOptions } from './inicio/open-platform.ts';
import { workload } from './jobs.ts';

/** Opens an installation with all that the product is made of. */
export const openInstallation = (
  config: Config,
  database: PoolConfig,
  options: PlatformOptions,
): Promise<Platform> => openPlatform(config, database, { hooks, workload }, options);
