import { registerOTel } from '@vercel/otel';

/** Sends spans of requests to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names. They hold addresses and times. */
export function startTracing(): void {
  registerOTel({ serviceName: 'plainfile' });
}
