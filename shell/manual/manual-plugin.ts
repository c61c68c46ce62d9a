import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';
import { manualPdf } from './build-manual.ts';
import { MANUAL_LANGUAGES } from './manual.ts';

/** Adds the user manual to the build, as `manual/count-exchange-<language>.pdf`; made once, however often is built. */
export class ManualPlugin implements RspackPluginInstance {
  apply(compiler: Compiler) {
    const made = new Map<string, Promise<Buffer>>();
    compiler.hooks.thisCompilation.tap('ManualPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('ManualPlugin', async () => {
        for (const language of MANUAL_LANGUAGES) {
          if (!made.has(language)) made.set(language, manualPdf(language));
          const pdf = (await made.get(language)) ?? Buffer.alloc(0);
          compilation.emitAsset(
            `manual/count-exchange-${language}.pdf`,
            new rspack.sources.RawSource(pdf, false),
          );
        }
      });
    });
  }
}
