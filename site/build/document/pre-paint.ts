import { build } from 'vite';

/** The minified inline script that sets attributes of <html> before the first paint (THM-1, NAV-7). */
export const readPrePaint = async (root: string): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/document/pre-paint.ts', output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  const code = output && 'output' in output ? output.output[0].code.trim() : '';
  if (/<\/script|<!--/i.test(code))
    throw new Error(
      'The pre-paint script contains </script or <!--, which would break its inline element: remove it from site/src/document/pre-paint.ts',
    );
  return code;
};
