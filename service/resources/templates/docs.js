SwaggerUIBundle({
  url: "{{ url_for('docs.for_browser') }}",
  dom_id: "#swagger-ui",
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
  validatorUrl: null,
});
